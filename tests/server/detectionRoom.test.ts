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
  site = await openSite({ DATA_DIR, UPLOAD_MEGABYTES: '1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await site.close();
});

const bytes = 4_900_000;
const begin = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';

/** Sends most of a picture and never goes on. */
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
  const sent = begin + 'x'.repeat(bytes - 1000);
  const isChunked = length.endsWith('chunked');
  socket.write(isChunked ? `${sent.length.toString(16)}\r\n${sent}` : sent);
  return socket;
}

test('pictures that never arrive take no more room than there is, whoever sends them', async () => {
  const { pictures } = site.services.rooms;
  const all = pictures.left();
  const declared = `Content-Length: ${bytes + begin.length}`;
  const clients = Math.floor(all / bytes);
  const held = Array.from({ length: clients }, (_, client) => stall(`10.0.1.${client}`, declared));
  await expect.poll(pictures.left).toBeLessThan(bytes - 1000);
  for (const length of [declared, 'Transfer-Encoding: chunked']) {
    const [answer] = await once(stall('10.0.0.3', length), 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 10\r\n/s);
  }
  for (const socket of [...held, ...sockets]) socket.destroy();
  await expect.poll(pictures.left).toBe(all);
});
