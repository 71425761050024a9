import { expect, test } from 'vitest';
import { shortenAddress } from './shortenAddress.ts';

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['2001:DB8:0001:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', null],
  ['nowhere', null],
])('of %j the record keeps %j', (address, network) => {
  expect(shortenAddress(address)).toBe(network);
});
