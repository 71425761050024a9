import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runOperatorCommand } from '../support/runOperatorCommand.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const start = (env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });

test('invalid settings abort the start, each with its reason and an example, but not its value', () => {
  const wrong = {
    PORT: 'ninety',
    SITE_URL: 'example.com',
    DATABASE_URL: 'mysql://site:hidden@localhost/x',
    SMTP_URL: 'hidden',
    AUTH_SECRET: 'hidden',
    LOG_LEVEL: 'loud',
  };
  const { status, stderr } = start(wrong);
  expect(status).toBe(1);
  const said = stderr.replaceAll(/Example: .*/g, '');
  for (const [name, value] of Object.entries(wrong)) {
    expect(stderr).toMatch(new RegExp(`^${name} is invalid: .+ Example: ${name}=`, 'm'));
    expect(said).not.toContain(value);
  }
});

test('an empty database file is refused in one line that names it and what to do', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'empty-'));
  writeFileSync(join(DATA_DIR, 'site.sqlite'), '');
  const { status, stderr } = start({ DATA_DIR });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\S*site\.sqlite is empty: .* npm run restore -- FILE .*\n$/);
  rmSync(DATA_DIR, { recursive: true });
});

/** A Node with an SQLite that can lose committed pages. */
const oldLibrary = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, sqlite: '3.51.2' } });",
  )}`,
};
const refusal = /^This Node .* contains SQLite 3\.51\.2, .* 3\.51\.3 or newer is needed\. .*\n$/;

test('the server and every command refuse an SQLite that can lose what was stored', async () => {
  const env = { ...oldLibrary, DATA_DIR: mkdtempSync(join(tmpdir(), 'old-')) };
  const { status, stderr } = start(env);
  expect(status).toBe(1);
  expect(stderr).toMatch(refusal);
  for (const [command, ...parameters] of [
    ['staff', 'list'],
    ['backup'],
    ['restore', 'package.json'],
    ['data', 'export', 'a@example.com'],
    ['mail', 'retry'],
  ] as const) {
    const { code, err } = await runOperatorCommand(command, parameters, env);
    expect(code, command).toBe(1);
    expect(err, command).toMatch(refusal);
  }
  expect(readdirSync(env.DATA_DIR)).toEqual([]);
  rmSync(env.DATA_DIR, { recursive: true });
});

test('a database that does not answer is reported in one line that names its setting', () => {
  const { status, stderr } = start({ DATABASE_URL: 'postgres://site:hidden@127.0.0.1:1/site' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The database does not answer: .*DATABASE_URL.*\n$/);
  expect(stderr).not.toContain('hidden');
});

test('a port in use is reported in one line', async () => {
  const server = await startServer();
  const { status, stderr } = start({ PORT: String(server.port), DATA_DIR: server.dataDir });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    `Port ${server.port} is already in use. Choose another one, for example: PORT=${server.port + 1} npm start`,
  );
  await server.stop();
});

/** Sends a request head in two halves, so that the request is in flight in between. */
async function halfSent(server: RunningServer) {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n');
  // Once the server answers another connection, it has seen this one.
  await fetch(`${server.url}/api/health`);
  return socket;
}

test('on SIGTERM the server finishes requests in flight, accepts no more, and exits with 0', async () => {
  const server = await startServer();
  const socket = await halfSent(server);
  const stopped = server.stop();
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  await expect.poll(() => fetch(`${server.url}/about`).catch(() => 'refused')).toBe('refused');
  socket.write('\r\n');
  await once(socket, 'close');
  expect(Buffer.concat(received).toString('latin1')).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(await stopped).toBe(0);
});

test('health and readiness respond, and requests are logged with an id and without the query', async () => {
  const server = await startServer();
  expect(await (await fetch(`${server.url}/api/health`)).json()).toEqual({ status: 'ok' });
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  await fetch(`${server.url}/about?email=someone@example.com`);
  await server.stop();
  const lines = server.output
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const about = lines.find((line) => line.path === '/about');
  expect(about).toMatchObject({ method: 'GET', status: 200, requestId: expect.any(String) });
  expect(server.output.join('\n')).not.toContain('someone@example.com');
});
