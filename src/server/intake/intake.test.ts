import { expect, test } from 'vitest';
import { idempotencyKeys, suspicionOf } from './intake.ts';

const of = (json: Record<string, unknown>) => suspicionOf({ entries: [], json, file: undefined });

test.each([
  [{ _remark: 'buy', _elapsed: '5000' }, { spam: 'honeypot' }],
  [{ _remark: 'buy', _elapsed: '5' }, { spam: 'honeypot' }],
  [{ _remark: '', _elapsed: '999' }, { mark: 'quick' }],
  [{ _elapsed: 0 }, { mark: 'quick' }],
  [{ _elapsed: '1000' }, undefined],
  [{ _elapsed: '' }, undefined],
  [{ _elapsed: 'soon' }, undefined],
  [{}, undefined],
])('%j is %j', (hidden, suspicion) => expect(of(hidden)).toEqual(suspicion));

const minute = 60_000;
const start = Date.UTC(2026, 0, 5);
const file = (content: string) => ({ name: 'a', type: 'b', content: Buffer.from(content) });

function keys({ key = '', message = 'Hello', content = '', client = 'c', now = start } = {}) {
  const incoming = { entries: [], json: key ? { _key: key } : {}, file: undefined };
  const attachment = content ? file(content) : undefined;
  return idempotencyKeys('contact', incoming, { values: { message }, attachment }, client, now);
}

test('a key and its content are the same submission, from wherever and whenever', () => {
  const key = 'k1';
  const { own } = keys({ key });
  expect(keys({ key, client: 'other', now: start + 60 * minute }).own).toBe(own);
  expect(keys({ key: 'k2' }).own).not.toBe(own);
  expect(keys({ key, message: 'Bye' }).own).not.toBe(own);
  expect(keys({ key, content: 'cv' }).own).not.toBe(own);
  expect(keys({ key, content: 'cv' }).own).not.toBe(keys({ key, content: 'other cv' }).own);
});

test('with a key or without, the same client repeats itself within ten to twenty minutes', () => {
  const { own, repeat } = keys();
  expect(own, 'without a key there is no other').toBe(repeat);
  const isKnown = (given: Parameters<typeof keys>[0]) =>
    [keys(given).repeat, keys(given).earlier].includes(repeat);
  expect(isKnown({ key: 'k1' })).toBe(true);
  expect(isKnown({ now: start + 9 * minute })).toBe(true);
  expect(isKnown({ key: 'k1', now: start + 19 * minute })).toBe(true);
  expect(isKnown({ now: start + 20 * minute })).toBe(false);
  expect(isKnown({ client: 'other' })).toBe(false);
  expect(isKnown({ message: 'Bye' })).toBe(false);
});
