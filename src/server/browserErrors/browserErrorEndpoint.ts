import type { IncomingMessage } from 'node:http';
import type { Exchange } from '../http/exchange.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { discardRest } from '../http/requestBody.ts';
import { sendProblem } from '../http/smallAnswers.ts';
import { createPace } from '../limits/pace.ts';
import type { Services } from '../services.ts';
import { cleanReport } from './cleanReport.ts';

const maxBytes = 2048;
/** A fault that every visitor meets must not fill the log. */
const loggedPerMinute = 30;

/** Undefined if it is longer than a report may be. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** What one client may report: the errors of a few pages. */
const reports = { perMinute: 20, burst: 20 };

type Parts = Pick<Services, 'env' | 'log' | 'metrics' | 'release'>;

/** POST /api/browser-errors: one error of a page, from public/report-error.js. */
export function createBrowserErrorEndpoint({ env, log, metrics, release }: Parts) {
  const pace = createPace(reports);
  let minute = 0;
  let logged = 0;

  function mayLog(): boolean {
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) [minute, logged] = [now, 0];
    return logged++ < loggedPerMinute;
  }

  return async ({ request, response, requestId, clientAddress }: Exchange): Promise<void> => {
    const turn = pace(clientAddress);
    if (!turn.taken) {
      discardRest(request, response);
      response.setHeader('Retry-After', Math.ceil(turn.wait / 1000));
      return sendProblem(response, 429);
    }
    const own = isOwnOrigin(request.headers, env.SITE_URL);
    const text = own ? await readText(request) : '';
    if (!request.complete) response.setHeader('Connection', 'close');
    if (!own) return sendProblem(response, 403);
    if (text === undefined) return sendProblem(response, 413);
    const error = cleanReport(text);
    if (!error) return sendProblem(response, 400);
    const isLogged = mayLog();
    metrics.browserError(isLogged ? 'logged' : 'dropped');
    if (isLogged) log.warn({ requestId, release, browser: error }, 'browser error');
    response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  };
}
