import { expect, test } from 'vitest';
import { clientKey } from './clientKey.ts';

const key = (address: string, secret = 'secret') => clientKey(secret, address);

test('reveals nothing about the address and depends on the secret', () => {
  expect(key('192.0.2.1')).toMatch(/^[\w-]{22}$/);
  expect(key('192.0.2.1')).toBe(key('192.0.2.1'));
  expect(key('192.0.2.1')).not.toBe(key('192.0.2.2'));
  expect(key('192.0.2.1')).not.toBe(key('192.0.2.1', 'other'));
});

test.each([
  ['2001:db8::1', '2001:db8:0:0:ffff::2', true],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::', true],
  ['2001:db8:1:2::', '2001:db8:1:3::', false],
  ['::1', '::2', true],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
])('%s and %s are the same network: %s', (one, other, same) => {
  expect(key(one) === key(other)).toBe(same);
});
