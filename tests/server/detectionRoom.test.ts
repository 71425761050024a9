import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiPaths } from '../../src/site/paths.ts';
import { openSite, type Site } from '../support/site.ts';

let site: Site;
const sockets: Socket[] = [];
beforeEach(async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'detection-room-'));
  site = await openSite({ DATA_DIR, UPLOAD_MEGABYTES: '12' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.close();
});

/** Begins to send a picture and never goes on. */
function stall(from: string, length: string): Socket {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  const head = [
    `POST ${apiPaths.logoDetection} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${from}`,
    'Content-Type: multipart/form-data; boundary=b',
    length,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
}

test('pictures that never arrive take no more room than there is, whoever sends them', async () => {
  const held = ['10.0.0.1', '10.0.0.2'].map((from) => stall(from, 'Content-Length: 4900000'));
  await expect.poll(() => site.services.bodies.inFlight()).toBe(9_800_000);
  for (const length of ['Content-Length: 4900000', 'Transfer-Encoding: chunked']) {
    const [answer] = await once(stall('10.0.0.3', length), 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 10\r\n/s);
  }
  for (const socket of held) socket.destroy();
  await expect.poll(() => site.services.bodies.inFlight()).toBe(0);
});
