import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { apiPaths } from '../../src/site/paths.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
afterEach(async () => void (await server.stop()));

const picture = readFileSync('src/assets/logo-detection/samples/van.webp');
function detect() {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(picture)]), 'van.webp');
  return fetch(server.url + apiPaths.logoDetection, { method: 'POST', body });
}

interface Line {
  path?: string;
  status?: number;
  brokenOff?: string;
  msg?: string;
}
/** Lines of the log; all of them, once the server has stopped. */
const lines = (): Line[] =>
  server.output.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
const lineOf = (path: string) => lines().find((line) => line.path === path);

function open(text: string) {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

describe('whoever waits for an answer', () => {
  test('gets it, however little time there is for reading one', async () => {
    // The model alone takes longer to open, and so does the compiler.
    server = await startServer({ STALL_SECONDS: '0.1' });
    const plan =
      '/instruments/test-plan.pdf?standard=iec-61000-6-2&port=ac&phases=3&voltage=400&current=32';
    const answers = await Promise.all([detect(), detect(), fetch(server.url + plan)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.at(-1)?.headers.get('content-type')).toBe('application/pdf');
  });
});

describe('the log', () => {
  test('tells what arrived from what the server broke off, or the client', async () => {
    server = await startServer({ STALL_SECONDS: '0.5' });
    const head = 'HTTP/1.1\r\nHost: localhost\r\n';
    const type = 'Content-Type: application/json\r\n';
    const trickling = open(
      `POST /api/submissions/contact ${head}${type}Content-Length: 20000\r\n\r\n{`,
    );
    trickling.resume();
    await new Promise((resolve) => trickling.once('close', resolve));
    const leaving = open(`POST /api/browser-errors ${head}Content-Length: 20\r\n\r\n{`);
    await once(leaving, 'connect');
    // Behind what has just been sent on another connection.
    await fetch(`${server.url}/api/health`);
    leaving.destroy();
    await fetch(`${server.url}/search?q=surge`);
    await server.stop();
    expect(lineOf('/api/submissions/contact')).toMatchObject({
      ...{ status: 408, brokenOff: 'by server' },
    });
    expect(lineOf('/api/browser-errors')).toMatchObject({ status: 499, brokenOff: 'by client' });
    expect(lineOf('/search')).toMatchObject({ status: 200 });
    expect(lineOf('/search')).not.toHaveProperty('brokenOff');
    expect(lines().filter(({ msg }) => msg === 'request failed')).toEqual([]);
  });
});
