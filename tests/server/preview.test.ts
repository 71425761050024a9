import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publisherFile } from '../../src/server/content/publisherState.ts';
import { previewKeyHeader, previewPaths } from '../../src/staff/previewPaths.ts';
import { startServer } from '../support/server.ts';
import { signInOver } from '../support/signInOver.ts';
import { describeSqlite } from '../support/stores.ts';

const key = 'for this test';

/** What the server asks of a publisher, which answers with the address. */
async function startPublisher(releases: string): Promise<void> {
  const server = createServer(({ headers, url }, response) => {
    const isAllowed = headers[previewKeyHeader] === key && headers.cookie === undefined;
    response.writeHead(isAllowed ? 200 : 403, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<p>${url}</p>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  writeFileSync(
    publisherFile(releases),
    JSON.stringify({ address: `http://127.0.0.1:${port}`, key }),
  );
}

describeSqlite('the preview', (stores) => {
  test('is for staff, and for whoever has a link; kept and found by nobody', async () => {
    const env = await stores.fresh();
    const releases = mkdtempSync(join(tmpdir(), 'releases-'));
    onTestFinished(() => rmSync(releases, { recursive: true }));
    const server = await startServer({ LOG_LEVEL: 'error', ...env, RELEASES_DIR: releases });
    onTestFinished(async () => void (await server.stop()));
    const Cookie = await signInOver(server, env, 'writer');
    const page = `${previewPaths.draft}/about`;
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(server.url + path, { redirect: 'manual', ...init });

    expect(
      await (await ask(previewPaths.besideOf('/about'), { headers: { Cookie } })).text(),
    ).toContain('The publisher does not run');
    const away = await ask(page, { headers: { Cookie } });
    expect([away.status, await away.text()]).toEqual([503, expect.stringContaining('is kept')]);

    await startPublisher(releases);
    const answer = await ask(page, { headers: { Cookie } });
    expect([answer.status, await answer.text()]).toEqual([200, `<p>${page}</p>`]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("frame-ancestors 'self'");
    const beside = await ask(previewPaths.besideOf('/about'), { headers: { Cookie } });
    expect(beside.headers.get('content-security-policy')).toContain("frame-src 'self'");
    expect((await ask(page)).headers.get('location')).toContain('/inbox/sign-in');

    const made = await ask(previewPaths.besideOf('/about'), {
      method: 'POST',
      headers: { Cookie, Origin: server.url },
      body: new URLSearchParams({ do: 'link' }),
    });
    const [link = ''] = /http:\S+\/link\?[^<]+/.exec(await made.text()) ?? [];
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
    const opened = await ask(pathname + search);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, page]);
    const [colleague = ''] = (opened.headers.getSetCookie()[0] ?? '').split(';');
    expect(opened.headers.getSetCookie()[0]).toMatch(
      /Path=\/inbox\/preview; HttpOnly; SameSite=Lax; Max-Age=604\d{3}/,
    );
    expect((await ask(page, { headers: { Cookie: colleague } })).status).toBe(200);
    expect((await ask('/inbox', { headers: { Cookie: colleague } })).status).toBe(303);
    const later = colleague.replace(/=(\d+)/, (_all, ends) => `=${Number(ends) + 1}`);
    expect((await ask(page, { headers: { Cookie: later } })).status).toBe(303);
  });
});
