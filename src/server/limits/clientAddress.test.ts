import { expect, test } from 'vitest';
import { clientAddressReader, clientKey, networkOf, proxyCheck } from './clientAddress.ts';

test('without trusted proxies, the address of the connection counts', () => {
  const read = clientAddressReader([]);
  expect(read('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
  expect(read('::ffff:203.0.113.5', undefined)).toBe('203.0.113.5');
});

test('a trusted proxy vouches for the hop before it and no further', () => {
  const read = clientAddressReader(['127.0.0.1', '10.0.0.0/8', '::1']);
  expect(read('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
  expect(read('::1', '1.2.3.4, 198.51.100.1, 10.1.1.1')).toBe('198.51.100.1');
  expect(read('::ffff:127.0.0.1', '2001:db8::1')).toBe('2001:db8::1');
  expect(read('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
});

test.each([
  ['198.51.100.1:4711', '198.51.100.1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[::ffff:198.51.100.1]:80', '198.51.100.1'],
  ['203.0.113.5, 198.51.100.1:4711, 127.0.0.1:80', '198.51.100.1'],
  ['2001:db8::1:4711', '2001:db8::1:4711'],
])('%s names %s', (forwarded, client) => {
  expect(clientAddressReader(['127.0.0.1'])('127.0.0.1', forwarded)).toBe(client);
});

test('anything but an address is ignored', () => {
  const read = clientAddressReader(['127.0.0.1']);
  for (const forwarded of ['unknown', '[unknown]:80', '198.51.100.1:x', '[]', '[::1'])
    expect(read('127.0.0.1', forwarded), forwarded).toBe('127.0.0.1');
  expect(read('127.0.0.1', undefined)).toBe('127.0.0.1');
});

test('a network of proxies covers its addresses and no others', () => {
  const isProxy = proxyCheck(['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']);
  for (const address of [
    '10.255.0.1',
    '::ffff:10.0.0.1',
    '::FFFF:10.0.0.1',
    '2001:db8:1::1',
    '192.0.2.7',
  ])
    expect(isProxy(address), address).toBe(true);
  for (const address of ['11.0.0.1', '192.0.2.8', '2001:db9::1', '', 'unknown'])
    expect(isProxy(address), address).toBe(false);
});

test('hops may be written with or without spaces, and a socket without address is nobody', () => {
  const read = clientAddressReader(['127.0.0.1', '10.0.0.0/8']);
  expect(read('127.0.0.1', ' 198.51.100.1 ,10.0.0.2 ')).toBe('198.51.100.1');
  expect(read('127.0.0.1', '::ffff:198.51.100.1')).toBe('198.51.100.1');
  expect(read('127.0.0.1', '10.0.0.2')).toBe('10.0.0.2');
  expect(read(undefined, '198.51.100.1')).toBe('');
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '0:0:0:0'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3'],
  ['::1', '0:0:0:0'],
  ['::2:3:4:5:6:7:8', '0:2:3:4'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ['no address ::ffff:10.0.0.1', 'no address ::ffff:10.0.0.1'],
  ['', ''],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network));

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
