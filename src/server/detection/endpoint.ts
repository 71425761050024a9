import { pictureType } from '../../detection/acceptedFiles.ts';
import { whenGone } from '../http/cutOff.ts';
import type { Exchange } from '../http/exchange.ts';
import { Refusal } from '../http/refusal.ts';
import { sendProblem } from '../http/smallAnswers.ts';
import { createPace } from '../limits/pace.ts';
import type { Services } from '../services.ts';
import { readUpload } from './readUpload.ts';

/** POST /api/logo-detection. The picture is read, answered and not kept. */
export function createDetectionEndpoint(services: Services) {
  const { detector, env, log, rooms } = services;
  const perHour = env.DETECTIONS_PER_HOUR;
  const pace = createPace({ perMinute: perHour / 60, burst: perHour });

  function countPicture(address: string): void {
    const { taken, wait } = pace(address);
    if (taken) return;
    throw new Refusal(429, 'You have sent many pictures. Please wait before you send more.', {
      headers: { 'Retry-After': String(Math.ceil(wait / 1000)) },
    });
  }

  async function detect({ request, response, clientAddress }: Exchange) {
    const room = rooms.pictures.reserve(clientAddress);
    try {
      countPicture(clientAddress);
      const { image, threshold } = await readUpload(request, room);
      if (!pictureType(image))
        throw new Refusal(415, 'The file is not a JPEG, PNG, WebP or AVIF picture.');
      const logos = await detector.detect(image, clientAddress, whenGone(response));
      return logos.filter(({ confidence }) => confidence >= threshold);
    } finally {
      room.release();
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
