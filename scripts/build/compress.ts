import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { madeOnce } from '../../src/pictures/madeOnce.ts';
import { encoders } from '../../src/server/http/files/encoders.ts';
import { filesIn } from './filesIn.ts';

const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
  '.wasm',
  '.onnx',
]);

/** Each encoder takes tens of megabytes while it runs, so only a few run at a time. */
const concurrency = availableParallelism();

/** Puts .br and .gz copies beside every compressible file, where they are smaller. */
export async function compress(root: string): Promise<void> {
  const waiting = filesIn(root)
    .filter((file) => compressible.has(extname(file)))
    // The largest comes first and takes as long as all others.
    .sort((a, b) => statSync(a).size - statSync(b).size);

  async function work(): Promise<void> {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const body = await readFile(path);
      const isPage = extname(path) === '.html';
      // Both at once, because the build waits for those of the search index.
      const made = Object.entries(encoders).map(async ([suffix, encode]) => {
        const smaller = await madeOnce([suffix, String(isPage), body], () => encode(body, isPage));
        if (smaller.length < body.length) await writeFile(path + suffix, smaller);
      });
      await Promise.all(made);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
}
