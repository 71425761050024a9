import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { formPath } from '../../site/paths.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { createSubmissionEndpoint, type FormResult, submissionForm } from '../intake/endpoint.ts';
import { clientAddressReader } from '../limits/clientAddress.ts';
import type { Services } from '../services.ts';
import { heroesPath, sendHeroes } from '../slides/sendHeroes.ts';
import { fileAddress } from './fileAddress.ts';
import type { StaticFile } from './files.ts';
import { closedPolicy, securityHeaders } from './headers.ts';
import { sendProblem } from './problem.ts';
import type { RequestRecord } from './requestRecord.ts';
import { sendFile } from './sendFile.ts';
import { parseTarget } from './target.ts';

export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: App.Locals,
) => Promise<void>;

interface Parts {
  services: Services;
  files: ReadonlyMap<string, StaticFile>;
  redirects: Readonly<Record<string, string>>;
  astro: AstroHandler;
  isDraining: () => boolean;
  isOurHost: (host: string | undefined) => boolean;
  record: RequestRecord;
}

const commonHeaders = Object.entries({
  ...securityHeaders,
  'Content-Security-Policy': closedPolicy,
});

/** Whatever answers there, nobody keeps it or lists it. Who may see it the handlers decide. */
const inboxHeaders = Object.entries({
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
});
const isInbox = (path: string) =>
  path === inboxPaths.list || path.startsWith(`${inboxPaths.list}/`);

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** Decides who answers a request: a file of the built site, a redirect, a part of the API, or Astro. */
export function createHandler(parts: Parts): RequestListener {
  const { services, files, redirects, astro, isDraining, isOurHost, record } = parts;
  const { env, log } = services;
  const clientAddress = clientAddressReader(env.TRUSTED_PROXIES);
  const receiveSubmission = createSubmissionEndpoint(services);

  function notFound(request: IncomingMessage, response: ServerResponse, path: string): void {
    const page = files.get('/404');
    if (path.startsWith('/api/') || !page || !isRead(request.method)) sendProblem(response, 404);
    else sendFile(request, response, page, 404);
  }

  async function health(response: ServerResponse, path: string): Promise<void> {
    const ready = path === '/api/health' || (!isDraining() && (await databaseAnswers()));
    const body = JSON.stringify({ status: ready ? 'ok' : 'unavailable' });
    const fields = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
    response.writeHead(ready ? 200 : 503, fields).end(body);
  }

  const databaseAnswers = () =>
    services.checkDatabase().then(
      () => true,
      () => false,
    );

  async function answer(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const target = parseTarget(request.url);
    const ours = isOurHost(request.headers.host);
    const file =
      target && ours ? files.get(fileAddress(target, services.jobs.isClosedPage)) : undefined;
    // A file brings its headers ready-made; everything below gets them here.
    if (file && isRead(request.method)) return sendFile(request, response, file);
    for (const [name, value] of commonHeaders) response.setHeader(name, value);
    response.setHeader('X-Request-Id', requestId);

    if (!target || !request.headers.host) return sendProblem(response, 400);
    if (!ours) return sendProblem(response, 421);
    const { path, search } = target;
    const isHeroes = path === heroesPath;
    if (isHeroes && isRead(request.method)) return sendHeroes(response, services.heroes);
    if (file || isHeroes) {
      response.setHeader('Allow', 'GET, HEAD');
      return sendProblem(response, 405);
    }
    if (isInbox(path)) for (const [name, value] of inboxHeaders) response.setHeader(name, value);
    if (path === '/api/health' || path === '/api/health/ready') return health(response, path);

    const bare = path.replace(/\/+$/, '') || '/';
    const destination = redirects[bare] ?? (bare === path ? undefined : encodeURI(bare));
    if (destination && isRead(request.method)) {
      response.writeHead(301, { Location: destination + search, 'Content-Length': 0 }).end();
      return;
    }
    const { remoteAddress } = request.socket;
    const forwarded = request.headers['x-forwarded-for'];
    const client = clientAddress(remoteAddress, forwarded?.toString());
    const page = (more: { formResult?: FormResult } = {}) =>
      astro(request, response, () => notFound(request, response, path), {
        services,
        requestId,
        clientAddress: client,
        ...more,
      });
    const formName = submissionForm(path);
    if (!formName) return page();
    await receiveSubmission(request, response, {
      formName,
      clientAddress: client,
      requestId,
      showPage: (formResult) => {
        request.method = 'GET';
        request.url = formPath(formName);
        return page({ formResult });
      },
    });
  }

  return (request, response) => {
    const started = performance.now();
    const { method, url } = request;
    const requestId = record.nextId();
    if (isDraining()) response.setHeader('Connection', 'close');
    response.once('close', () => {
      record.answered({
        requestId,
        method,
        // The query may carry what a visitor typed.
        path: url?.split('?', 1)[0],
        status: response.statusCode,
        started,
        aborted: !response.writableFinished,
      });
    });
    answer(request, response, requestId).catch((error: unknown) => {
      log.error({ requestId, err: error }, 'request failed');
      if (response.headersSent) response.destroy();
      else sendProblem(response, 500);
    });
  };
}
