import { expect, test } from 'vitest';
import { cleanReport } from './cleanReport.ts';

const report = (fields: object) =>
  cleanReport(JSON.stringify({ message: 'x is not a function', route: '/about', ...fields }));

test('keeps what helps to find the fault', () => {
  const message = "Cannot read properties of undefined (reading 'length')";
  const source = 'https://example.com/_astro/Gallery.CxQ2.js';
  expect(report({ message, source, line: 12, route: '/products' })).toEqual({
    message,
    source: '/_astro/Gallery.CxQ2.js',
    line: 12,
    route: '/products',
  });
});

test.each([
  [
    'what was typed',
    { message: `Unexpected token 'R', "Ravi Kulkarni" is not valid JSON` },
    /Ravi/,
  ],
  ['an address', { message: 'asha@example.com is unknown' }, /asha/],
  ['a number', { message: 'call 9876543210' }, /\d{4}/],
  [
    'a query',
    { message: 'GET /search?q=secret failed', route: '/search?q=secret#secret' },
    /secret/,
  ],
  ['an id', { route: '/inbox/01890a5d-ac96-774b-bcce-b302099a8057' }, /01890a5d/],
])('leaves out %s', (_what, fields, personal) => {
  expect(JSON.stringify(report(fields))).not.toMatch(personal);
});

test.each(['', 'null', '[]', '{"message":1}', '{"message":"x"}', '"x"'])(
  '%j is no report',
  (text) => {
    expect(cleanReport(text)).toBeUndefined();
  },
);
