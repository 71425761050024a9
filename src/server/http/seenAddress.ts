import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Exchange } from './exchange.ts';
import { sendJson, sendProblem } from './smallAnswers.ts';

/** How long a question may be under way. */
const freshMilliseconds = 60_000;

/** What has arrived of a request: who connected, and whom proxies named. */
export interface Seen {
  /** The address the connection came from. */
  connection: string;
  forwardedFor: string;
  /** Whom the limits count. */
  client: string;
}

export const seenPath = '/api/health/seen';

const sign = (secret: string, at: string) =>
  createHmac('sha256', secret).update(`seen ${at}`).digest('base64url');

/** A question that only this site's operator can ask: it is signed with a secret of its database. */
export const seenQuery = (secret: string, at: string) =>
  `?${new URLSearchParams({ at, signature: sign(secret, at) })}`;

function isSigned(search: string, secret: string, now: number): boolean {
  const query = new URLSearchParams(search);
  const at = query.get('at') ?? '';
  const given = Buffer.from(query.get('signature') ?? '');
  const right = Buffer.from(sign(secret, at));
  const isFresh = Math.abs(now - Number(at)) < freshMilliseconds;
  return isFresh && given.length === right.length && timingSafeEqual(given, right);
}

const addressOf = ({ socket }: IncomingMessage) =>
  socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';

/** Tells `npm run check:live` what proxies make of a request. To anybody else there is no such page. */
export const createSeenEndpoint =
  (secret: string, now: () => number) =>
  ({ request, response, target, clientAddress }: Exchange): void => {
    if (!isSigned(target.search, secret, now())) {
      sendProblem(response, 404);
      return;
    }
    const forwardedFor = request.headers['x-forwarded-for']?.toString() ?? '';
    const seen: Seen = { connection: addressOf(request), forwardedFor, client: clientAddress };
    sendJson(response, seen);
  };
