import { afterAll, beforeAll, expect, test } from 'vitest';
import { formNames } from '../../src/forms/forms.ts';
import { otherSpellings } from '../../src/site/otherSpellings.ts';
import { addressOfFile, formPath, paths } from '../../src/site/paths.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { openBuiltSite } from '../support/builtSite.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ CDN: 'on', LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

const cookie = 'site.session_token=0123456789; theme=dark';
const get = (path: string, headers: Record<string, string> = {}, from = server) =>
  fetch(from.url + path, { headers, redirect: 'manual' });

/** Compressed copies and what is shown at the address of a closed job have no address of their own. */
const built = openBuiltSite()
  .names.filter((name) => !/\.(?:br|gz)$|\/closed\.html$/.test(name))
  .map(addressOfFile);
const errorPages = ['/404', '/429', '/500', '/503'];

/** What is drawn, redirected, refused or answered to a script. */
const answered = [
  ...formNames.flatMap((name) => [formPath(name), `${formPath(name)}?sent=DE-7K4M-2Q`]),
  ...[paths.quote, `${paths.quote}?draft=1`, `${paths.search}?q=surge`, paths.finder],
  ...[paths.compare, paths.testPlan, paths.solarConsole, `${paths.reflector}?size=1`],
  ...Object.values(inboxPaths).filter((path) => typeof path === 'string'),
  ...Object.keys(otherSpellings).slice(0, 3),
  ...['/about/', '/nope', '/%', '/inbox/nope', '/instruments/none/such', '/images/uploads/1.webp'],
  ...['/api/health', '/api/health/ready', '/api/nope', '/.well-known/security.txt'],
  ...['/api/logo-detection', '/api/logo-detection/openapi.json', '/api/submissions/contact'],
  ...errorPages,
];

const edgeHeaders = ['cdn-cache-control', 'x-accel-expires', 'surrogate-key', 'cache-tag'] as const;
const edgeOf = ({ headers }: Response) => edgeHeaders.map((name) => headers.get(name));

test('every file of the release may be kept at the edge, whoever asks, under one tag', async () => {
  const tags = new Set<string | null>();
  for (const path of built.filter((address) => !errorPages.includes(address))) {
    const plain = await get(path);
    const known = await get(path, { cookie });
    const [control, seconds, ...tag] = edgeOf(plain);
    const isHashed = path.startsWith('/_astro/');
    expect(control, path).toMatch(/^public, max-age=\d+, stale-while-revalidate=60, stale-if-/);
    expect(seconds, path).toBe(isHashed ? '31536000' : '60');
    expect(plain.headers.get('etag'), path).toBeTruthy();
    expect(plain.headers.get('set-cookie'), path).toBeNull();
    for (const name of tag) tags.add(name);
    expect(edgeOf(known), path).toEqual(edgeOf(plain));
    expect(known.headers.get('etag'), path).toBe(plain.headers.get('etag'));
    await Promise.all([plain.arrayBuffer(), known.arrayBuffer()]);
  }
  expect([...tags]).toEqual([expect.stringMatching(/^\d{8}T\d+Z-\w+$/)]);
});

test.each(answered)('%s is nobody else’s, with a cookie or without', async (path) => {
  for (const headers of [{}, { cookie }]) {
    const response = await get(path, headers);
    expect(edgeOf(response), path).toEqual(['no-store', '0', null, null]);
    await response.arrayBuffer();
  }
});

test('what is posted, and a range that is not there, are kept nowhere', async () => {
  const post = await fetch(`${server.url}/api/submissions/contact`, {
    ...{ method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } },
  });
  const manual = built.find((path) => path.endsWith('.pdf')) ?? '';
  const range = await get(manual, { range: 'bytes=999999999-' });
  expect([post.status, range.status]).toEqual([422, 416]);
  for (const { headers } of [post, range]) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cdn-cache-control') ?? 'no-store').toBe('no-store');
    expect(headers.get('x-accel-expires') ?? '0').toBe('0');
  }
});

test('without a cache in front nothing is said to one', async () => {
  const alone = await startServer({ LOG_LEVEL: 'silent' });
  for (const path of ['/about', '/nope', paths.quote])
    expect(edgeOf(await get(path, {}, alone)), path).toEqual([null, null, null, null]);
  await alone.stop();
});
