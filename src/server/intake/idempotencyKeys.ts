import { createHash } from 'node:crypto';
import { keyField } from '../../forms/reserved.ts';
import { hiddenValue, type Incoming } from './incoming.ts';
import type { Valid } from './validate.ts';

const window = 10 * 60_000;

/**
 * Two requests are one submission if they have the same key and the same content. A form without a
 * key (a static page without JavaScript) counts as sent again if the same client repeats the same
 * content within the window. The first key is the one to store.
 */
export function idempotencyKeys(
  incoming: Incoming,
  { values, attachment }: Valid,
  client: string,
  now: number,
): [string, ...string[]] {
  const file = attachment ? createHash('sha256').update(attachment.content).digest('hex') : '';
  const keyFrom = (...parts: (string | number)[]) =>
    createHash('sha256')
      .update(JSON.stringify([parts, values, file]))
      .digest('base64url');
  const given = hiddenValue(incoming, keyField);
  if (given) return [keyFrom(given)];
  const period = Math.floor(now / window);
  return [keyFrom(client, period), keyFrom(client, period - 1)];
}
