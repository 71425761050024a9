import type { ServerResponse } from 'node:http';
import { apiPaths, formPath, otherSpellings, paths, uploadedPictureId } from '../site/paths.ts';
import { inboxPaths } from '../staff/inboxPaths.ts';
import { createDetectionEndpoint } from './detection/endpoint.ts';
import { openApi } from './detection/openApi.ts';
import type { Exchange } from './http/exchange.ts';
import { fileAddress } from './http/fileAddress.ts';
import type { BuiltPages, RenderedPages } from './http/pages.ts';
import { sendProblem } from './http/problem.ts';
import type { Route } from './http/router.ts';
import type { Target } from './http/target.ts';
import { createSubmissionEndpoint } from './intake/endpoint.ts';
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

/** The inbox is neither cached nor indexed. Its pages check who may see them. */
const inboxHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

const below = (path: string) => new RegExp(`^${path}(?:/|$)`);

/** The canonical address for another spelling or a trailing slash. */
function canonicalAddress({ path }: Target): string | undefined {
  const bare = path.replace(/\/+$/, '') || '/';
  return otherSpellings[bare] ?? (bare === path ? undefined : encodeURI(bare));
}

function sendHealth(response: ServerResponse, ok: boolean): void {
  const body = JSON.stringify({ status: ok ? 'ok' : 'unavailable' });
  const fields = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response.writeHead(ok ? 200 : 503, fields).end(body);
}

function sendJson(response: ServerResponse, value: unknown): void {
  const body = JSON.stringify(value);
  const fields = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' };
  response.writeHead(200, { ...fields, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

/** The routing table, in production and in development. The first match answers. */
export function createRoutes({ services, pages, isShuttingDown }: Parts): readonly Route[] {
  const receiveSubmission = createSubmissionEndpoint(services);
  const detectLogos = createDetectionEndpoint(services);
  const fileOf = (target: Target) => fileAddress(target, services.jobs.isClosedPage);
  const render = (exchange: Exchange) => pages.sendRendered(exchange);
  const renderCompressed = (exchange: Exchange) => pages.sendRendered(exchange, { compress: true });

  function answerNotFound({ request, response }: Exchange): void {
    if (!pages.sendError(request, response, 404)) sendProblem(response, 404);
  }

  return [
    { at: '/api/health', methods: read, answer: ({ response }) => sendHealth(response, true) },
    {
      at: '/api/health/ready',
      methods: read,
      answer: async ({ response }) =>
        sendHealth(response, !isShuttingDown() && (await services.isDatabaseUp())),
    },
    {
      at: '/api/heroes',
      methods: read,
      answer: async ({ response }) => sendJson(response, await services.slides.list()),
    },
    {
      at: apiPaths.logoDetectionDescription,
      methods: read,
      answer: ({ response }) => sendJson(response, openApi(services.env.SITE_URL)),
    },
    { at: apiPaths.logoDetection, methods: write, answer: detectLogos },
    {
      at: /^\/api\/submissions\/[^/]+$/,
      methods: write,
      answer: (exchange) =>
        receiveSubmission(exchange, (form, formResult) =>
          pages.sendPageAt(exchange, formPath(form), { formResult }),
        ),
    },
    { at: below('/api'), methods: every, answer: ({ response }) => sendProblem(response, 404) },
    {
      at: (target) => canonicalAddress(target) !== undefined,
      methods: read,
      answer({ response, target }) {
        const Location = canonicalAddress(target) + target.search;
        response.writeHead(301, { Location, 'Content-Length': 0 }).end();
      },
    },
    { at: paths.search, methods: read, answer: renderCompressed },
    { at: paths.quote, methods: read, answer: renderCompressed },
    { at: below('/forms'), methods: read, answer: render },
    { at: ({ path }) => Boolean(uploadedPictureId(path)), methods: read, answer: render },
    {
      at: below(inboxPaths.list),
      methods: [...read, ...write],
      headers: inboxHeaders,
      answer: render,
    },
    {
      at: (target) => pages.hasBuilt(fileOf(target)),
      methods: read,
      setsOwnHeaders: true,
      answer: ({ request, response, target }) => pages.sendBuilt(request, response, fileOf(target)),
    },
    { at: below(paths.instruments), methods: read, answer: renderCompressed },
    { at: () => true, methods: every, answer: answerNotFound },
  ];
}
