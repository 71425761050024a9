import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInSlides } from '../../src/slides/builtInSlides.ts';
import type { HeroSlide } from '../../src/slides/heroSlide.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signInOver } from '../support/signInOver.ts';
import { describePostgres } from '../support/stores.ts';

const [first, second] = builtInSlides as [HeroSlide, HeroSlide];
const own = {
  ...second,
  headingLines: ['Open <house>', 'in Pune', 'on $1 December'],
  ctaHref: '/contact?a=1&b=2',
};

const belowHero = (html: string) => html.slice(html.indexOf('</astro-island>'));

const unpack: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

/** A plain request on a connection of its own, answered without Node's HTTP server. */
async function ask(port: number, headers: Record<string, string> = {}) {
  const socket = connect(port, 'localhost');
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers });
  const fields = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`GET / HTTP/1.1\r\n${fields}\r\n`);
  const parts: Buffer[] = [];
  const isWhole = () => {
    const bytes = Buffer.concat(parts);
    const end = bytes.indexOf('\r\n\r\n');
    const head = bytes.subarray(0, Math.max(0, end)).toString();
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    return end >= 0 && bytes.length >= end + 4 + length;
  };
  while (!isWhole()) parts.push(...((await once(socket, 'data')) as [Buffer]));
  socket.destroy();
  const bytes = Buffer.concat(parts);
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, end).toString();
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
  const encoding = field('content-encoding') ?? 'identity';
  const status = Number(head.slice(9, 12));
  const html = status === 304 ? '' : unpack[encoding]?.(bytes.subarray(end + 4)).toString();
  return { status, etag: field('etag') ?? '', encoding, html: html ?? '', head };
}

describePostgres("staff's slides in the home page", (stores) => {
  const servers: RunningServer[] = [];
  let cookie = '';
  beforeAll(async () => {
    const env = { LOG_LEVEL: 'error', ...(await stores.fresh()) };
    servers.push(await startServer(env));
    if (stores.engine === 'postgres') servers.push(await startServer(env));
    cookie = await signInOver(servers[0] as RunningServer, env, 'admin');
  }, 400_000);
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  async function save(slides: readonly HeroSlide[], version: string): Promise<Response> {
    const [server] = servers as [RunningServer];
    const body = new FormData();
    body.set('action', 'save');
    body.set('count', String(slides.length));
    body.set('version', version);
    for (const [index, { headingLines, ...slide }] of slides.entries()) {
      for (const [line, text] of headingLines.entries()) body.set(`${index}.line${line}`, text);
      for (const [name, text] of Object.entries(slide)) body.set(`${index}.${name}`, text);
    }
    const headers = { Origin: server.url, Cookie: cookie };
    const url = server.url + inboxPaths.heroes;
    return fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
  }
  const versionNow = async () => {
    const [server] = servers as [RunningServer];
    const page = await fetch(server.url + inboxPaths.heroes, { headers: { Cookie: cookie } });
    return /name="version" value="([^"]*)"/.exec(await page.text())?.[1] ?? 'none';
  };

  test('appear without a script at once, in every encoding, with tags of their own', async () => {
    const [server] = servers as [RunningServer];
    const before = await ask(server.port, { 'Accept-Encoding': 'br' });
    expect(before.html).toContain(first.headingLines[0]);
    expect(before.html).not.toContain('in Pune</span>');
    expect((await save([own, first], await versionNow())).status).toBe(303);

    const tags = new Set([before.etag]);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const asked = { 'Accept-Encoding': encoding, 'If-None-Match': before.etag };
      const page = await ask(server.port, asked);
      expect([page.status, page.encoding]).toEqual([200, encoding]);
      expect(page.html).toContain('Open &lt;house&gt;');
      expect(page.html).toContain('on $1 December');
      expect(page.html).toMatch(/<h1[^>]*>\s*<span[^>]*>Open &lt;house&gt;<\/span>/);
      expect(page.html.match(/<astro-island/g)).toEqual(before.html.match(/<astro-island/g));
      expect(page.html.match(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/g)?.length).toBe(1);
      expect(belowHero(page.html)).toBe(belowHero(before.html));
      const again = await ask(server.port, { ...asked, 'If-None-Match': page.etag });
      expect(again.status).toBe(304);
      tags.add(page.etag);
    }
    expect(tags.size).toBe(4);
    const policy = (head: string) => /^content-security-policy: .*$/im.exec(head)?.[0];
    expect(policy((await ask(server.port)).head)).toBe(policy(before.head));
  });

  test('appear on other instances within seconds', async () => {
    const { html } = await ask((servers[0] as RunningServer).port);
    for (const { port } of servers)
      await expect.poll(async () => (await ask(port)).html).toBe(html);
  });

  test('saved meanwhile by somebody else are shown, and what was typed stays', async () => {
    const stale = await versionNow();
    expect((await save([first], stale)).status).toBe(303);
    const late = await save([{ ...own, subtitle: 'Typed for an hour' }], stale);
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain('somebody saved other slides while you had these open');
    expect(page).toContain('admin@example.com');
    expect(page).toContain(first.headingLines.join(' '));
    expect(page).toContain('value="Typed for an hour"');
    const version = /name="version" value="([^"]*)"/.exec(page)?.[1] ?? '';
    expect((await save([own], version)).status).toBe(303);
  });
});
