import { maxPictureBytes, pictureType } from '../../detection/acceptedFiles.ts';

import type { Exchange } from '../http/exchange.ts';
import { Refusal } from '../http/refusal.ts';
import { sendProblem } from '../http/smallAnswers.ts';
import { bodyLength } from '../intake/bodyLimits.ts';
import { clientKey } from '../limits/clientAddress.ts';
import { takeToken } from '../limits/rateLimit.ts';
import type { Services } from '../services.ts';
import { readUpload } from './readUpload.ts';

/** Pictures of one client that may wait or be looked at, so that one client cannot fill the queue. */
const maxAtOnce = 4;

const tooMany = (milliseconds: number) =>
  new Refusal(429, 'You have sent many pictures. Please wait before you send more.', {
    headers: { 'Retry-After': String(Math.ceil(milliseconds / 1000)) },
  });

/** POST /api/logo-detection. The picture is read, answered and not kept. */
export function createDetectionEndpoint(services: Services) {
  const { detector, db, env, log, secret, now, bodies } = services;
  const underWay = new Map<string, number>();

  async function detect({ request, clientAddress }: Exchange) {
    const client = clientKey(secret, clientAddress);
    const before = underWay.get(client) ?? 0;
    if (before >= maxAtOnce) throw tooMany(1000);
    // Pictures are in memory, so they share the room that all bodies have.
    const room = bodies.reserve(clientAddress, Math.min(bodyLength(request), maxPictureBytes));
    underWay.set(client, before + 1);
    try {
      const wait = await takeToken(db, `detection ${client}`, env.DETECTIONS_PER_HOUR, now());
      if (wait > 0) throw tooMany(wait);
      const { image, threshold } = await readUpload(request);
      if (!pictureType(image))
        throw new Refusal(415, 'The file is not a JPEG, PNG, WebP or AVIF picture.');
      const logos = await detector.detect(image);
      return logos.filter(({ confidence }) => confidence >= threshold);
    } finally {
      room.release();
      const left = (underWay.get(client) ?? 1) - 1;
      if (left > 0) underWay.set(client, left);
      else underWay.delete(client);
    }
  }

  return async (exchange: Exchange): Promise<void> => {
    const { request, response, requestId } = exchange;
    try {
      const body = JSON.stringify({ logos: await detect(exchange) });
      const fields = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
      response.writeHead(200, { ...fields, 'Content-Length': Buffer.byteLength(body) }).end(body);
    } catch (error) {
      if (!(error instanceof Refusal)) log.error({ requestId, err: error }, 'detection failed');
      const refusal =
        error instanceof Refusal ? error : new Refusal(503, 'Please try again in a few minutes.');
      if (!request.complete) response.setHeader('Connection', 'close');
      for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value);
      sendProblem(response, refusal.status, refusal.detail);
    }
  };
}
