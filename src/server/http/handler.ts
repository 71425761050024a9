import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isStoreDown } from '../store/storeError.ts';
import { outcomeOf } from './cutOff.ts';
import { parseTarget, toOriginForm, wantsPage } from './exchange.ts';
import type { BuiltPages } from './pages.ts';
import type { RequestRecord } from './requestRecord.ts';
import { dispatch, type Route } from './router.ts';
import { sendProblem } from './smallAnswers.ts';

/** How soon it is worth asking again while the database is out of reach. */
const retrySeconds = 30;

interface Parts {
  routes: readonly Route[];
  pages: BuiltPages;
  /** Sent with every answer whose route does not set its own. */
  headers: Readonly<Record<string, string>>;
  log: Logger;
  clientAddress: (connection: string | undefined, forwardedFor: string | undefined) => string;
  isAllowedHost: (host: string | undefined) => boolean;
  /** While shutting down, every answer closes its connection. */
  isShuttingDown: () => boolean;
  /** Whether the database takes writes. */
  isReady: () => Promise<boolean>;
  record: RequestRecord;
}

/**
 * The entry point of every request: checks it, dispatches it to its route, and handles failures.
 */
export function createHandler(parts: Parts): RequestListener {
  const { routes, pages, log, clientAddress, isAllowedHost, isShuttingDown, isReady, record } =
    parts;
  const commonHeaders = Object.entries(parts.headers);

  function setHeaders(response: ServerResponse, requestId: string): void {
    for (const [name, value] of commonHeaders) response.setHeader(name, value);
    response.setHeader('X-Request-Id', requestId);
  }

  function refuse(response: ServerResponse, requestId: string, status: 400 | 421): void {
    setHeaders(response, requestId);
    sendProblem(response, status);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const target = parseTarget(request.url);
    // Of two, a proxy may go by the other one.
    const { host } = request.headers;
    if ((request.headersDistinct.host?.length ?? 0) > 1) return refuse(response, requestId, 400);
    if (target && isAllowedHost(host)) {
      const forwarded = request.headers['x-forwarded-for']?.toString();
      const client = clientAddress(request.socket.remoteAddress, forwarded);
      const exchange = { request, response, target, requestId, clientAddress: client };
      return dispatch(routes, exchange, () => setHeaders(response, requestId));
    }
    refuse(response, requestId, target && host ? 421 : 400);
  }

  async function answerFailure(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    error: unknown,
  ) {
    // Nobody is left to answer, and most likely that is all that went wrong.
    if (response.destroyed) return log.info({ requestId, err: error }, 'request broken off');
    // The sign-in library hides what went wrong.
    const isDown = isStoreDown(error) || !(await isReady());
    log.error(
      { requestId, err: error },
      isDown ? 'the database is out of reach' : 'request failed',
    );
    if (response.headersSent) return void response.destroy();
    setHeaders(response, requestId);
    if (isDown) response.setHeader('Retry-After', retrySeconds);
    const status = isDown ? 503 : 500;
    if (wantsPage(request) && pages.sendError(request, response, status)) return;
    sendProblem(response, status);
  }

  return (request, response) => {
    const started = performance.now();
    toOriginForm(request);
    const { method, url } = request;
    const requestId = record.nextId();
    if (isShuttingDown()) response.setHeader('Connection', 'close');
    response.once('close', () => {
      record.answered({
        requestId,
        method,
        // Without the query, which may contain what a visitor typed.
        path: url?.split('?', 1)[0],
        started,
        ...outcomeOf(response, request.socket),
      });
    });
    answer(request, response, requestId).catch((error: unknown) =>
      answerFailure(request, response, requestId, error),
    );
  };
}
