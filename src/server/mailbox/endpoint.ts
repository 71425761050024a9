import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Exchange } from '../http/exchange.ts';
import { Refusal } from '../http/refusal.ts';
import { discardRest } from '../http/requestBody.ts';
import { sendProblem } from '../http/smallAnswers.ts';
import type { Reservation } from '../limits/bodyBudget.ts';
import type { Services } from '../services.ts';
import { mostMailBytes } from './readMail.ts';
import { receive } from './receive.ts';

/** A request that was recorded cannot be sent again later. */
const patience = 5 * 60_000;

const one = (value: string | string[] | undefined) => [value].flat()[0] ?? '';

/** Whether a body carries the signature that the sender made with our common secret. */
function isSigned(secret: string, { headers }: IncomingMessage, body: Buffer): boolean {
  const right = createHmac('sha256', secret)
    .update(`${one(headers['x-mail-timestamp'])}.`)
    .update(body)
    .digest();
  const given = Buffer.from(one(headers['x-mail-signature']).replace(/^sha256=/, ''), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

async function readBody(request: IncomingMessage, room: Reservation): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > mostMailBytes) throw new Refusal(413, 'The mail is too large.');
    room.growTo(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** POST /api/mail: a mail as it came, signed by the server or provider that passes it on. */
export function createMailEndpoint({ env, log, mailbox, mailing, rooms, scanning, now }: Services) {
  async function take({ request, clientAddress }: Exchange) {
    const secret = env.MAIL_IN_SECRET;
    if (!secret) throw new Refusal(404, 'Mail is not taken in here: MAIL_IN_SECRET is not set.');
    const sent = Number(one(request.headers['x-mail-timestamp'])) * 1000;
    if (!(Math.abs(now() - sent) <= patience))
      throw new Refusal(
        401,
        'X-Mail-Timestamp must say the time, in seconds, within five minutes.',
      );
    const room = rooms.files.reserve(clientAddress);
    try {
      const body = await readBody(request, room);
      if (!isSigned(secret, request, body))
        throw new Refusal(401, 'X-Mail-Signature does not fit this body.');
      return await receive(body, mailbox);
    } finally {
      room.release();
    }
  }

  return async (exchange: Exchange): Promise<void> => {
    const { request, response, requestId } = exchange;
    try {
      const { outcome } = await take(exchange);
      mailing.wake();
      scanning.wake();
      log.info({ requestId, outcome }, 'mail received');
      const fields = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
      response.writeHead(200, fields).end(JSON.stringify({ outcome }));
    } catch (error) {
      discardRest(request, response);
      if (error instanceof Refusal) {
        for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
        return sendProblem(response, error.status, error.detail);
      }
      log.error({ requestId, err: error }, 'could not store a mail');
      response.setHeader('Retry-After', '60');
      sendProblem(response, 503, 'The mail was not stored. Please send it again.');
    }
  };
}
