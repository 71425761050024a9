import { expect, test } from 'vitest';
import { madeKey, readKey, usedKey } from './readKey.ts';

const key = {
  ...{ id: 'k1', rawId: 'k1', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' },
};
const made = { ...key, response: { clientDataJSON: 'c', attestationObject: 'o' } };
function formWith(value?: unknown): FormData {
  const form = new FormData();
  if (value !== undefined)
    form.set('key', typeof value === 'string' ? value : JSON.stringify(value));
  return form;
}

test('what a browser sends is read', () => {
  expect(readKey(formWith(key), usedKey)).toEqual(key);
  expect(readKey(formWith(made), madeKey)).toEqual({
    ...made,
    response: { ...made.response, transports: [] },
  });
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another type', { ...key, type: 'password' }],
  ['an empty id', { ...key, id: '' }],
  ['an id with a null byte', { ...key, id: 'k\0' }],
  ['an answer with a sign', { ...key, response: { ...key.response, signature: 's"' } }],
  ['too long an id', { ...key, rawId: 'x'.repeat(8001) }],
  ['no answer', { ...key, response: {} }],
  ['no signature', { ...key, response: { ...key.response, signature: undefined } }],
])('%s is no key', (_what, value) => expect(readKey(formWith(value), usedKey)).toBeUndefined());

test('a file is no key, and neither is one with odd transports', () => {
  const form = new FormData();
  form.set('key', new File([JSON.stringify(key)], 'key.json'));
  expect(readKey(form, usedKey)).toBeUndefined();
  for (const transports of [Array(11).fill('usb'), ['x'.repeat(21)]])
    expect(
      readKey(formWith({ ...made, response: { ...made.response, transports } }), madeKey),
    ).toBeUndefined();
});
