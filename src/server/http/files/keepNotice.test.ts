import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { noticeMark } from '../../../site/siteNotice.ts';
import { noEdge } from '../edge.ts';
import { openFiles } from './files.ts';
import { keepNotice } from './keepNotice.ts';
import { siteOfPage } from './site.ts';

test('a notice is in the copies of every page for as long as it is shown, with another tag', async () => {
  const html = `<html><body>${noticeMark}<p>About</p></body></html>`;
  const files = openFiles(await siteOfPage('about.html', html), {}, noEdge);
  const read = () => {
    const { etag, body } = files.get('/about')?.represent('br') ?? { body: () => Buffer.alloc(0) };
    return { etag, text: brotliDecompressSync(body()).toString() };
  };
  const before = read();
  let shown = noticeMark;
  let change = async () => {};
  const notice = {
    html: () => shown,
    refresh: async () => {},
    watch: (watcher: () => Promise<void>) => {
      change = watcher;
    },
  };
  const log = pino({ level: 'silent' });
  const kept = await keepNotice({ notice, files, policies: {}, edge: noEdge, except: [], log });
  shown = '<aside>Closed $& today</aside>';
  await change();
  expect(read().text).toBe('<html><body><aside>Closed $& today</aside><p>About</p></body></html>');
  expect(read().etag).not.toBe(before.etag);
  shown = noticeMark;
  await change();
  expect(read()).toEqual(before);
  await kept.stop();
});
