import { canonicalAddress } from '../site/otherSpellings.ts';
import { answerPath, calculatorPaths } from '../site/pageAddresses.ts';
import {
  apiPaths,
  browserErrorPath,
  formPath,
  paths,
  securityTextPath,
  uploadedPictureId,
} from '../site/paths.ts';
import { inboxPaths } from '../staff/inboxPaths.ts';
import { createBrowserErrorEndpoint } from './browserErrors/browserErrorEndpoint.ts';
import { createDetectionEndpoint } from './detection/endpoint.ts';
import { openApi } from './detection/openApi.ts';
import { createDrawing } from './drawing.ts';
import { type Exchange, isRead, type Target } from './http/exchange.ts';
import { fileAddress } from './http/fileAddress.ts';
import type { BuiltPages, RenderedPages } from './http/pages.ts';
import type { Route } from './http/router.ts';
import { securityText } from './http/securityText.ts';
import { createSeenEndpoint, seenPath } from './http/seenAddress.ts';
import { sendHealth, sendJson, sendProblem, sendText } from './http/smallAnswers.ts';

import { impossibleDay } from './inbox/listFilter.ts';
import { createSubmissionEndpoint } from './intake/endpoint.ts';
import { createMailEndpoint } from './mailbox/endpoint.ts';
import type { Services } from './services.ts';

interface Parts {
  services: Services;
  pages: BuiltPages & RenderedPages;
  /** Makes the readiness check fail, so that a balancer sends visitors elsewhere. */
  isShuttingDown: () => boolean;
}

const read = ['GET', 'HEAD'];
const write = ['POST'];
const every = [...read, ...write, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What is one person's is neither cached nor indexed. Its pages check who may see them. */
const privateHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

/** The test plan as a page and as files. */
const plans = new RegExp(`^${paths.testPlan}(?:\\.(?:csv|pdf))?$`);

const below = (path: string) => new RegExp(`^${path}(?:/|$)`);

/** The routing table, in production and in development. The first match answers. */
export function createRoutes({ services, pages, isShuttingDown }: Parts): readonly Route[] {
  const receiveSubmission = createSubmissionEndpoint(services);
  const { draw, drawInTurn, drawAt } = createDrawing(services, pages);
  const receiveBrowserError = createBrowserErrorEndpoint(services);
  const detectLogos = createDetectionEndpoint(services);
  const fileOf = (target: Target) => fileAddress(target, services.jobs.isClosedPage);
  const sendsFile = {
    methods: read,
    setsOwnHeaders: true,
    answer: ({ request, response, target }: Exchange) =>
      pages.sendBuilt(request, response, fileOf(target)),
  };
  const renderCompressed = (exchange: Exchange) => draw(exchange, { compress: true });

  /** A filter that cannot be must not show or export everything instead. */
  async function drawInbox(exchange: Exchange): Promise<boolean> {
    const day = impossibleDay(exchange.target.search);
    if (day === undefined) return draw(exchange);
    sendProblem(
      exchange.response,
      400,
      `There is no day ${day}. Please go back and choose another.`,
    );
    return true;
  }

  function answerNotFound({ request, response }: Exchange): void {
    if (!isRead(request) || !pages.sendError(request, response, 404)) sendProblem(response, 404);
  }

  const ask = (exchange: Exchange) => drawInTurn(exchange);

  /** A calculator asked by its form. */
  const calculate = (exchange: Exchange) =>
    drawInTurn(exchange, answerPath(exchange.target.path) + exchange.target.search);

  return [
    { at: '/api/health', methods: read, answer: ({ response }) => sendHealth(response, true) },
    {
      at: '/api/health/ready',
      methods: read,
      answer: async ({ response }) =>
        sendHealth(response, !isShuttingDown() && (await services.isReady()), {
          room: services.rooms.left(),
        }),
    },
    { at: seenPath, methods: read, answer: createSeenEndpoint(services.secret, services.now) },
    { at: browserErrorPath, methods: write, answer: receiveBrowserError },
    {
      at: securityTextPath,
      methods: read,
      headers: { 'Cache-Control': 'public, max-age=3600' },
      answer: ({ response }) => sendText(response, securityText(services.env.SITE_URL, Date.now())),
    },
    { at: ({ path }) => path === apiPaths.heroes && pages.hasBuilt(path), ...sendsFile },
    // In development, and until the database has been reached.
    {
      at: apiPaths.heroes,
      methods: read,
      answer: async ({ response }) => sendJson(response, await services.slides.list()),
    },
    {
      at: apiPaths.logoDetectionDescription,
      methods: read,
      answer: ({ response }) => sendJson(response, openApi(services.env.SITE_URL)),
    },
    { at: apiPaths.logoDetection, methods: write, answer: detectLogos },
    { at: apiPaths.mail, methods: write, answer: createMailEndpoint(services) },
    {
      at: /^\/api\/submissions\/[^/]+$/,
      methods: write,
      answer: (exchange) =>
        receiveSubmission(exchange, (form, formResult) =>
          drawAt(exchange, formPath(form), { formResult }),
        ),
    },
    { at: below('/api'), methods: every, answer: ({ response }) => sendProblem(response, 404) },
    {
      at: ({ path }) => canonicalAddress(path) !== undefined,
      methods: read,
      answer({ response, target }) {
        const Location = canonicalAddress(target.path) + target.search;
        response.writeHead(301, { Location, 'Content-Length': 0 }).end();
      },
    },
    {
      at: ({ path }) => Object.hasOwn(services.redirects, path),
      methods: read,
      answer({ response, target }) {
        const Location = services.redirects[target.path] + target.search;
        response.writeHead(301, { Location, 'Content-Length': 0 }).end();
      },
    },
    { at: paths.search, methods: read, answer: ask },
    { at: paths.finder, methods: read, answer: ask },
    { at: paths.compare, methods: read, answer: ask },
    {
      at: ({ path, search: query }) => query.length > 1 && calculatorPaths.includes(path),
      methods: read,
      answer: calculate,
    },
    {
      at: paths.quote,
      methods: read,
      // The size of a compressed page would tell about what was typed.
      answer: (exchange) =>
        draw(exchange, { compress: !exchange.target.search.includes('draft=') }),
    },
    { at: below(paths.solarConsole), methods: read, answer: renderCompressed },
    { at: plans, methods: read, answer: renderCompressed },
    { at: below('/forms'), methods: read, answer: (exchange) => draw(exchange) },
    {
      at: ({ path }) => Boolean(uploadedPictureId(path)),
      methods: read,
      answer: (exchange) => draw(exchange),
    },
    {
      at: below(inboxPaths.list),
      methods: [...read, ...write],
      headers: privateHeaders,
      answer: drawInbox,
    },
    {
      at: /^\/track\/[^/]+$/,
      methods: [...read, ...write],
      headers: privateHeaders,
      answer: (exchange) => draw(exchange),
    },
    { at: (target) => pages.hasBuilt(fileOf(target)), ...sendsFile },
    { at: below(paths.instruments), methods: read, answer: renderCompressed },
    { at: () => true, methods: every, answer: answerNotFound },
  ];
}
