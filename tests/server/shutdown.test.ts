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

/** Reads the outbox after the server has exited. */
async function mailsIn(dataDir: string) {
  const db = openDatabase({ DATA_DIR: dataDir });
  const rows = await db
    .selectFrom('outbox')
    .select(['state', 'attempts', 'locked_until', 'last_error'])
    .execute();
  await db.destroy();
  return rows;
}

/** A mail server that accepts nothing until `accept` is called; `bothArrived` reports two mails. */
async function startSlowMailServer() {
  const accepting = Promise.withResolvers<void>();
  const bothArrived = Promise.withResolvers<void>();
  let arrived = 0;
  const peer = await startSmtpPeer({
    beforeAccepting: () => {
      if (++arrived === 2) bothArrived.resolve();
      return accepting.promise;
    },
  });
  return { peer, accept: accepting.resolve, bothArrived: bothArrived.promise };
}

async function openConnection({ port }: RunningServer): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

test('after SIGTERM readiness fails, while other requests are served with Connection: close', async () => {
  const server = await startServer({ SHUTDOWN_DELAY_SECONDS: '15' });
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
  // The connection closed because of that header, not because the port was closed.
  expect((await ready()).status).toBe(503);
  expect(await stopped).toBe(0);
  expect(performance.now() - signalled).toBeGreaterThan(15_000);
});

test('Ctrl-C skips the load balancer delay, and a second signal exits at once', async () => {
  const server = await startServer({ SHUTDOWN_DELAY_SECONDS: '60' });
  const waiting = await startServer({ SHUTDOWN_DELAY_SECONDS: '60' });
  const started = performance.now();
  server.process.kill('SIGINT');
  expect(await once(server.process, 'exit')).toEqual([0, null]);
  expect(performance.now() - started).toBeLessThan(60_000);

  // A request that never ends keeps the server from stopping by itself.
  const held = connect(waiting.port, '127.0.0.1');
  held.on('error', () => undefined);
  held.write('POST /api/submissions/contact HTTP/1.1\r\nHost: localhost\r\n');
  held.write('Content-Type: application/json\r\nContent-Length: 9\r\n');
  held.write('Expect: 100-continue\r\n\r\n');
  // The server asks for the rest: it has the request.
  await once(held, 'data');
  const stopped = waiting.stop();
  const endAtOnce = () => {
    waiting.process.kill('SIGINT');
    return waiting.process.exitCode;
  };
  await expect.poll(endAtOnce).toBe(1);
  expect(await stopped).toBe(1);
});

test('mails being sent at the signal are finished and marked sent; no others are claimed', async () => {
  const { peer, accept, bothArrived } = await startSlowMailServer();
  const dataDir = emptyData();
  const env = { DATA_DIR: dataDir, SMTP_URL: peer.url, SHUTDOWN_DELAY_SECONDS: '1' };
  const server = await startServer(env);
  await post(server);
  await bothArrived;
  const stopped = server.stop();
  await expect.poll(async () => (await fetch(`${server.url}/api/health/ready`)).status).toBe(503);
  expect((await post(server, 'And another')).status).toBe(201);
  accept();
  expect(await stopped).toBe(0);
  expect(peer.mails.length).toBe(2);
  expect((await mailsIn(dataDir)).toSorted((a, b) => b.attempts - a.attempts)).toMatchObject([
    ...Array(2).fill({ state: 'sent', attempts: 1 }),
    ...Array(2).fill({ state: 'waiting', attempts: 0, locked_until: null }),
  ]);
  await peer.stop();
});

test('the server exits by the deadline, whatever hangs', async () => {
  const { peer, bothArrived } = await startSlowMailServer();
  const dataDir = emptyData();
  const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: peer.url });
  await post(server);
  await bothArrived;
  const [idle, half, ...unread] = await Promise.all(
    Array.from({ length: 10 }, () => openConnection(server)),
  );
  half?.write(
    'POST /api/submissions/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
  );
  // Enough responses to fill the socket buffers, whatever their size.
  for (let round = 0; round < 25; round++) {
    for (const socket of unread)
      socket.pause().write('GET /search-index.json HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await fetch(`${server.url}/api/health`);
  }
  const signalled = performance.now();
  const stopped = server.stop();
  idle?.resume();
  await once(idle as Socket, 'close');
  // It closed long before the others are cut off.
  expect(server.output.join('\n')).not.toContain('shutdown deadline reached');
  expect(await stopped).toBe(0);
  const seconds = (performance.now() - signalled) / 1000;
  expect(seconds).toBeGreaterThan(finishSeconds - 2);
  expect(seconds).toBeLessThan(6 * finishSeconds);
  expect(server.output.join('\n')).toContain('shutdown deadline reached');
  // Marked as failed, so that another instance need not wait for the lease to expire.
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
