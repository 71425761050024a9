import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/** Compressed with all might, megabytes would take a minute for a few per cent. */
const large = 4_000_000;
/** The search index is larger, and new in every build. */
const medium = 300_000;

/** The strongest compression takes three times as long for 3 % less, and pages are most of the site. */
const brotliQuality = ({ length }: Buffer, isPage: boolean) =>
  length > large ? 9 : length > medium || isPage ? 10 : 11;

/**
 * The compressed copies of a file by suffix, about as small as they get. None for zstd: who takes it
 * takes Brotli, which is smaller.
 */
export const encoders: Readonly<
  Record<string, (body: Buffer, isPage: boolean) => Promise<Buffer>>
> = {
  '.br': (body, isPage) =>
    brotli(body, {
      params: {
        [BROTLI_PARAM_SIZE_HINT]: body.length,
        [BROTLI_PARAM_QUALITY]: brotliQuality(body, isPage),
      },
    }),
  '.gz': (body) => gzip(body, { level: body.length > large ? 6 : 9 }),
};

/** The compressed copies of a page that is made for a request, in a few milliseconds. */
export const quickCopies = (name: string, body: Buffer) =>
  [
    [
      `${name}.br`,
      zlib.brotliCompressSync(body, { params: { [BROTLI_PARAM_QUALITY]: 4 } }),
    ] as const,
    [`${name}.gz`, zlib.gzipSync(body, { level: 4 })] as const,
  ].map(([copy, packed]) => [copy, () => packed] as const);
