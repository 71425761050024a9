import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { uploadedPicturePath } from '../../src/site/paths.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

const openFiles = () => readdirSync(`/proc/${server.process.pid}/fd`).length;

/** Asks for more than the system holds for a client, and never reads an answer. */
function askSilently(): void {
  const socket = connect(server.port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  sockets.push(socket);
  socket.write('GET /search-index.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(60));
}

/** A visitor at another address of this machine. */
const statusFrom = (localAddress: string, path: string, agent?: Agent) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(
      server.url.replace('localhost', '127.0.0.1') + path,
      { localAddress, agent },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    ).on('error', reject);
  });

describe.runIf(process.platform === 'linux')('silent readers', () => {
  test('are ended', async () => {
    server = await startServer({ STALL_SECONDS: '1', CONNECTIONS_PER_CLIENT: '1000' });
    const resting = openFiles();
    for (let count = 0; count < 40; count++) askSilently();
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await expect.poll(openFiles).toBeLessThanOrEqual(resting + 2);
  });

  test('do not shut others out where few files may be open', async () => {
    server = await startServer({}, 'ulimit -n 200');
    for (let count = 0; count < 300; count++) askSilently();
    for (let turn = 0; turn < 5; turn++) expect(await statusFrom('127.0.0.2', '/about')).toBe(200);
  });
});

describe('drawn pages', () => {
  const ask = (path: string, from: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers: { 'X-Forwarded-For': from, ...headers } });

  test('a client that asks for too many is told to wait, others are not', async () => {
    server = await startServer({ TRUSTED_PROXIES: '127.0.0.1,::1', DRAWN_PAGES_PER_MINUTE: '20' });
    const answers = [];
    for (let turn = 0; turn < 25; turn++)
      answers.push(await ask(`/search?q=surge+${turn}`, '192.0.2.1', { Accept: 'text/html' }));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('cache-control')).toBe('no-store');
    expect(await refused[0]?.text()).toContain('Too many pages at once');
    const uploaded = uploadedPicturePath(randomUUID());
    for (const path of ['/quote', '/forms/contact', '/inbox/sign-in', uploaded])
      expect((await ask(path, '192.0.2.1')).status).toBe(429);
    // Built pages cost next to nothing.
    expect((await ask('/about', '192.0.2.1')).status).toBe(200);
    for (const path of ['/search?q=burst', '/quote', '/forms/contact'])
      expect((await ask(path, '192.0.2.2')).status).toBe(200);
  });

  test('posts that are refused or drawn are paced like any other page', async () => {
    server = await startServer({
      TRUSTED_PROXIES: '127.0.0.1,::1',
      DRAWN_PAGES_PER_MINUTE: '20',
      SUBMISSIONS_PER_HOUR: '1',
    });
    const post = (path: string, from: string, more: Record<string, string> = {}) =>
      fetch(server.url + path, {
        method: 'POST',
        body: new URLSearchParams({ email: 'asha@example.com', message: 'typed before' }),
        headers: { 'X-Forwarded-For': from, Accept: 'text/html', ...more },
        redirect: 'manual',
      });
    const contact = '/api/submissions/contact';
    const floods: [string, Record<string, string>][] = [
      [contact, { 'Sec-Fetch-Site': 'cross-site' }],
      [contact, { 'Content-Type': 'text/plain' }],
      ['/inbox/sign-in', {}],
    ];
    for (const [index, [path, headers]] of floods.entries()) {
      const from = `192.0.2.${index}`;
      // Within the limits a page shows what is wrong, and what was typed.
      const first = await post(path, from, headers);
      expect(first.status).not.toBe(429);
      if (index === 0) expect(await first.text()).toContain('typed before');
      const answers = [];
      for (let turn = 0; turn < 24; turn++) answers.push(await post(path, from, headers));
      const last = answers.at(-1);
      expect(last?.status).toBe(429);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(last?.headers.get('cache-control')).toBe('no-store');
      const html = await last?.text();
      const isPrepared = html?.includes('Too many pages at once');
      expect(isPrepared, 'drawn by the build, not for this client').toBe(true);
    }
    expect((await ask('/quote', '192.0.2.9')).status).toBe(200);
  });

  test('a client that asks for one after another is slowed down, not refused', async () => {
    server = await startServer({ DRAWN_PAGES_PER_MINUTE: '300' });
    for (let turn = 0; turn < 66; turn++)
      expect((await fetch(`${server.url}/search?q=burst+${turn}`)).status).toBe(200);
    // More than a client has after a long rest.
    const others = Array.from({ length: 90 }, (_, turn) =>
      fetch(`${server.url}/search?q=surge+${turn}`),
    );
    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
  });

  test('every copy of a form has a key of its own', async () => {
    server = await startServer();
    for (const path of ['/quote', '/forms/contact']) {
      const read = async () => (await fetch(server.url + path)).text();
      const copies = await Promise.all([read(), read(), read()]);
      const keys = copies.map((html) => /name="_key" value="([\w-]{36})"/.exec(html)?.[1]);
      expect(keys).not.toContain(undefined);
      expect(new Set(keys).size).toBe(3);
    }
  });
});
