import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { finishSeconds } from '../../src/server/shutdown.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { rawGet } from '../support/rawRequest.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startSmtpPeer } from '../support/smtpPeer.ts';

const folder = mkdtempSync(join(tmpdir(), 'shutdown-'));
afterAll(() => rmSync(folder, { recursive: true }));
let folders = 0;
const emptyData = () => join(folder, String(folders++));

const post = (server: RunningServer, message = 'Surge generator') =>
  fetch(`${server.url}/api/submissions/contact`, {
    method: 'POST',
    body: JSON.stringify({ email: 'asha@example.com', message }),
    headers: { 'Content-Type': 'application/json' },
  });

/** The mails of a server that has ended. */
async function mailsIn(dataDir: string) {
  const db = openDatabase({ DATA_DIR: dataDir });
  const rows = await db
    .selectFrom('outbox')
    .select(['state', 'attempts', 'locked_until', 'last_error'])
    .execute();
  await db.destroy();
  return rows;
}

/** A mail server that takes nothing before it is told to, and says when both mails have come. */
async function slowPeer() {
  const taking = Promise.withResolvers<void>();
  const bothCame = Promise.withResolvers<void>();
  let came = 0;
  const peer = await startSmtpPeer({
    beforeTaking: () => {
      if (++came === 2) bothCame.resolve();
      return taking.promise;
    },
  });
  return { peer, take: taking.resolve, bothCame: bothCame.promise };
}

async function openConnection({ port }: RunningServer): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

test('after SIGTERM readiness says no, while everything else is served and told to close', async () => {
  const server = await startServer({ SHUTDOWN_DELAY_SECONDS: '6' });
  const kept = await openConnection(server);
  const signalled = performance.now();
  const stopped = server.stop();
  const ready = () => fetch(`${server.url}/api/health/ready`);
  await expect.poll(async () => (await ready()).status).toBe(503);
  for (const path of ['/', '/about', '/search?q=surge', '/api/health'])
    expect((await fetch(server.url + path)).status, path).toBe(200);
  expect((await post(server)).status).toBe(201);
  expect((await rawGet(server.port, '/about')).headers.connection).toBe('close');
  kept.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
  kept.resume();
  await once(kept, 'close');
  // The connection closed because the answer said so, not because the port did.
  expect((await ready()).status).toBe(503);
  expect(await stopped).toBe(0);
  expect(performance.now() - signalled).toBeGreaterThan(6000);
});

test('Ctrl-C does not wait for a balancer, and a second signal ends at once', async () => {
  const server = await startServer({ SHUTDOWN_DELAY_SECONDS: '60' });
  const waiting = await startServer({ SHUTDOWN_DELAY_SECONDS: '60' });
  const started = performance.now();
  server.process.kill('SIGINT');
  expect(await once(server.process, 'exit')).toEqual([0, null]);
  expect(performance.now() - started).toBeLessThan(3000);

  const stopped = waiting.stop();
  const endAtOnce = () => {
    waiting.process.kill('SIGINT');
    return waiting.process.exitCode;
  };
  await expect.poll(endAtOnce, { timeout: 5000 }).toBe(1);
  expect(await stopped).toBe(1);
});

test('mails under way at the signal are finished and noted; no other is claimed', async () => {
  const { peer, take, bothCame } = await slowPeer();
  const dataDir = emptyData();
  const env = { DATA_DIR: dataDir, SMTP_URL: peer.url, SHUTDOWN_DELAY_SECONDS: '1' };
  const server = await startServer(env);
  await post(server);
  await bothCame;
  const stopped = server.stop();
  await expect.poll(async () => (await fetch(`${server.url}/api/health/ready`)).status).toBe(503);
  expect((await post(server, 'And another')).status).toBe(201);
  take();
  expect(await stopped).toBe(0);
  expect(peer.mails.length).toBe(2);
  expect((await mailsIn(dataDir)).toSorted((a, b) => b.attempts - a.attempts)).toMatchObject([
    ...Array(2).fill({ state: 'sent', attempts: 1 }),
    ...Array(2).fill({ state: 'waiting', attempts: 0, locked_until: null }),
  ]);
  await peer.stop();
});

test('by the deadline everything has ended, whatever hangs', { timeout: 60_000 }, async () => {
  const { peer, bothCame } = await slowPeer();
  const dataDir = emptyData();
  const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: peer.url });
  await post(server);
  await bothCame;
  const [idle, half, ...unread] = await Promise.all(
    Array.from({ length: 10 }, () => openConnection(server)),
  );
  half?.write(
    'POST /api/submissions/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
  );
  // Asked for until the system holds no more of it, whatever it can hold.
  for (let round = 0; round < 25; round++) {
    for (const socket of unread)
      socket.pause().write('GET /search-index.json HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await fetch(`${server.url}/api/health`);
  }
  const signalled = performance.now();
  const stopped = server.stop();
  idle?.resume();
  await once(idle as Socket, 'close');
  expect((performance.now() - signalled) / 1000).toBeLessThan(2);
  expect(await stopped).toBe(0);
  const seconds = (performance.now() - signalled) / 1000;
  expect(seconds).toBeGreaterThan(finishSeconds - 2);
  expect(seconds).toBeLessThan(finishSeconds + 1);
  expect(server.output.join('\n')).toContain('shutdown deadline reached');
  // Noted as failed, so that another instance need not wait for the lease to run out.
  expect(await mailsIn(dataDir)).toMatchObject(
    Array(2).fill({
      state: 'waiting',
      attempts: 1,
      locked_until: null,
      last_error: expect.any(String),
    }),
  );
  for (const socket of unread) socket.destroy();
  await peer.stop();
});
