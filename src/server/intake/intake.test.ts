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
  return idempotencyKeys(incoming, { values: { message }, attachment }, client, now);
}

test('with a key, only the same key with the same content is the same submission', () => {
  const key = 'k1';
  const [first, ...others] = keys({ key });
  expect(others).toEqual([]);
  expect(keys({ key, client: 'other', now: start + 60 * minute })).toEqual([first]);
  expect(keys({ key: 'k2' })).not.toEqual([first]);
  expect(keys({ key, message: 'Bye' })).not.toEqual([first]);
  expect(keys({ key, content: 'cv' })).not.toEqual([first]);
  expect(keys({ key, content: 'cv' })).not.toEqual(keys({ key, content: 'other cv' }));
});

test('without one, the same client repeats itself within ten to twenty minutes', () => {
  const [first] = keys();
  const isKnown = (given: Parameters<typeof keys>[0]) => keys(given).includes(first);
  expect(isKnown({ now: start + 9 * minute })).toBe(true);
  expect(isKnown({ now: start + 19 * minute })).toBe(true);
  expect(isKnown({ now: start + 20 * minute })).toBe(false);
  expect(isKnown({ client: 'other' })).toBe(false);
  expect(isKnown({ message: 'Bye' })).toBe(false);
  expect(keys({ now: start + 10 * minute })[1], 'the first is the one to store').toBe(first);
});
