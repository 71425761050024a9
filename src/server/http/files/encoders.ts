import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The strongest compression of many megabytes would take a minute for a few per cent. */
const isLarge = (body: Buffer) => body.length > 4_000_000;

/**
 * The compressed copies of a file by suffix, about as small as they get. None for zstd: who takes it
 * takes Brotli, which is smaller.
 */
export const encoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  '.br': (body) =>
    brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [zlib.constants.BROTLI_PARAM_QUALITY]: isLarge(body) ? 9 : 11,
      },
    }),
  '.gz': (body) => gzip(body, { level: isLarge(body) ? 6 : 9 }),
};
