import { expect, test } from 'vitest';
import { allowedHosts, hostCheck, isOwnOrigin } from './origin.ts';

const host = 'www.example.com';
const tls = 'https://www.example.com';

test.each([
  [{ host, origin: tls }, tls, true],
  [{ host, origin: 'http://www.example.com' }, tls, false],
  [{ host, origin: 'http://www.example.com' }, 'http://www.example.com', true],
  [{ host, origin: 'https://evil.example' }, tls, false],
  [{ host, origin: 'null' }, tls, false],
  [{ host, origin: tls, 'sec-fetch-site': 'cross-site' }, tls, false],
  [{ host, origin: tls, 'sec-fetch-site': 'same-origin' }, tls, true],
  [{ host }, tls, true],
])('%j to %s: %s', (headers, siteUrl, own) => {
  expect(isOwnOrigin(headers, siteUrl)).toBe(own);
});

const isAllowed = hostCheck(allowedHosts('https://www.example.com', undefined));

test.each(['www.example.com', 'WWW.Example.com', 'localhost:0', '127.0.0.1:65535', '[::1]:4321'])(
  '%s is one of the hosts',
  (host) => {
    expect(isAllowed(host)).toBe(true);
    // The second time from what was kept.
    expect(isAllowed(host)).toBe(true);
  },
);

test.each([
  ...['', 'example.com', 'www.example.com.evil.example', 'evil.example:4321', 'localhost:80:80'],
  // No address has such a port, so nothing could be drawn for it.
  ...['localhost:65536', 'localhost:99999', 'localhost:000080', 'localhost:', 'localhost:x'],
])('%j is none of the hosts', (host) => {
  expect(isAllowed(host)).toBe(false);
  expect(isAllowed(host)).toBe(false);
});

test('a host that names its port allows no other', () => {
  const isThat = hostCheck(['example.com:8080']);
  expect(isThat('example.com:8080')).toBe(true);
  expect(isThat('example.com')).toBe(false);
  expect(isThat('example.com:80')).toBe(false);
  expect(isThat(undefined)).toBe(false);
});
