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

/**
 * Writes .br and .gz copies of every compressible file, where they are smaller. Returns the number of
 * files.
 */
export async function compress(root: string): Promise<number> {
  const files = filesIn(root).filter((file) => compressible.has(extname(file)));
  const waiting = [...files];

  async function work(): Promise<void> {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const body = await readFile(path);
      for (const [suffix, encode] of Object.entries(encoders)) {
        const isPage = extname(path) === '.html';
        const smaller = await madeOnce([suffix, String(isPage), body], () => encode(body, isPage));
        if (smaller.length < body.length) await writeFile(path + suffix, smaller);
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return files.length;
}
