import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

/** The compressed copies of a text file by suffix, as small as they get. */
export const encoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  '.br': (body) =>
    brotli(body, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  '.gz': (body) => gzip(body, { level: 9 }),
  '.zst': (body) => zstd(body, { params: { [zlib.constants.ZSTD_c_compressionLevel]: 19 } }),
};
