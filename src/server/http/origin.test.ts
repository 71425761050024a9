import { expect, test } from 'vitest';
import { isOwnOrigin } from './origin.ts';

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
