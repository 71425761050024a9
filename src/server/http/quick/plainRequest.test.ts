import { expect, test } from 'vitest';
import { plainRequest } from './plainRequest.ts';

const request = (...lines: string[]) => `${['GET /about HTTP/1.1', ...lines].join('\r\n')}\r\n\r\n`;

test('a browser’s request for a page is parsed', () => {
  const text = request(
    'Host: localhost:4321',
    'Accept-Encoding: gzip, br',
    'User-Agent: x',
    'if-none-match:"abc" ',
    'Connection: Keep-Alive',
  );
  expect(plainRequest(text)).toEqual({
    path: '/about',
    host: 'localhost:4321',
    acceptEncoding: 'gzip, br',
    ifNoneMatch: '"abc"',
  });
});

test.each([
  ['half a request', request('Host: x').slice(0, -1)],
  ['two requests', request('Host: x') + request('Host: x')],
  ['a request and the start of a body', `${request('Host: x')}a\r\n\r\n`],
  ['another method', request('Host: x').replace('GET', 'HEAD')],
  ['another version', request('Host: x').replace('1.1', '1.0')],
  ['a query', request('Host: x').replace('/about', '/about?a')],
  ['an escape', request('Host: x').replace('/about', '/%61bout')],
  ['a full address', request('Host: x').replace('/about', 'http://x/about')],
  ['two hosts', request('Host: x', 'Host: y')],
  ['a body', request('Host: x', 'Content-Length: 4')],
  ['a chunked body', request('Host: x', 'Transfer-Encoding: chunked')],
  ['a range', request('Host: x', 'Range: bytes=0-4')],
  ['a condition', request('Host: x', 'If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT')],
  ['the end of the connection', request('Host: x', 'Connection: close')],
  ['another protocol', request('Host: x', 'Connection: Upgrade', 'Upgrade: websocket')],
  ['a folded line', request('Host: x', 'A: b', ' c')],
  ['a space before the colon', request('Host : x')],
  ['a bare line feed', request('Host: x', 'A: b\nC: d')],
  ['a null byte', request('Host: x', 'A: \0')],
])('%s is left to the parser', (_name, text) => {
  expect(plainRequest(text)).toBeUndefined();
});
