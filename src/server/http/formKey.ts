import { randomUUID } from 'node:crypto';
import type { ReadyPage } from './sendResponse.ts';

const uuid = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g;

/** The key that a page's one form was drawn with; undefined if there is none, or more than one. */
export function formKey({ body }: ReadyPage): string | undefined {
  const keys = new Set(body.toString().match(uuid));
  return keys.size === 1 ? [...keys][0] : undefined;
}

/** The same page with a new key: every copy of a form has its own. */
export function withNewKey(page: ReadyPage): ReadyPage {
  const { key, body } = page;
  if (!key) return page;
  return { ...page, body: Buffer.from(body.toString().replaceAll(key, randomUUID())) };
}
