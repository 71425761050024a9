import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { filesIn } from './filesIn.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

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

/** The strongest compression of many megabytes would take a minute for a few per cent. */
const isLarge = (body: Buffer) => body.length > 4_000_000;

const encoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  '.br': (body) =>
    brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [zlib.constants.BROTLI_PARAM_QUALITY]: isLarge(body) ? 9 : 11,
      },
    }),
  '.gz': (body) => gzip(body, { level: isLarge(body) ? 6 : 9 }),
  '.zst': (body) =>
    zstd(body, { params: { [zlib.constants.ZSTD_c_compressionLevel]: isLarge(body) ? 9 : 19 } }),
};

/** Each encoder takes tens of megabytes while it runs, so only a few run at a time. */
const concurrency = availableParallelism();

/**
 * Writes .br, .gz and .zst copies of every compressible file, where they are smaller. Returns the number of
 * files.
 */
export async function compress(root: string): Promise<number> {
  const files = filesIn(root).filter((file) => compressible.has(extname(file)));
  const waiting = [...files];

  async function work(): Promise<void> {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const body = await readFile(path);
      for (const [suffix, encode] of Object.entries(encoders)) {
        const smaller = await encode(body);
        if (smaller.length < body.length) await writeFile(path + suffix, smaller);
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return files.length;
}
