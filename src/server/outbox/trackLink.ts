import { createHmac, timingSafeEqual } from 'node:crypto';
import { trackPath } from '../../site/paths.ts';

const lifetime = 24 * 60 * 60_000;

const signatureOf = (secret: string, reference: string, until: string) =>
  createHmac('sha256', secret)
    .update(`track ${reference} ${until}`)
    .digest('base64url')
    .slice(0, 32);

/** What opens the visitor's page about a case for a day. */
export function trackKey(secret: string, reference: string, now: number): string {
  const until = Math.floor((now + lifetime) / 1000).toString(36);
  return `${until}.${signatureOf(secret, reference, until)}`;
}

export function isTrackKey(secret: string, reference: string, key: string, now: number): boolean {
  const [until = '', signature = ''] = key.split('.');
  const right = Buffer.from(signatureOf(secret, reference, until));
  const given = Buffer.from(signature);
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && Number.parseInt(until, 36) * 1000 > now;
}

export const trackLink = (siteUrl: string, secret: string, reference: string, now: number) =>
  new URL(trackPath(reference, trackKey(secret, reference, now)), siteUrl).href;
