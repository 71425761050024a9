import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const brotliAt = (body: Buffer, quality: number) =>
  brotli(body, {
    params: { [BROTLI_PARAM_SIZE_HINT]: body.length, [BROTLI_PARAM_QUALITY]: quality },
  });

/** What a page may weigh, see tests/e2e/everyPage.spec.ts, less a tenth. */
const heavy = 12_600;
/** Compressed with all might, megabytes would take a minute for a few per cent. */
const large = 4_000_000;
/** The search index is larger, and new in every build. */
const medium = 300_000;

/**
 * The strongest compression takes three times as long for 3 % less. Pages are most of the site: only
 * the heavy ones get it.
 */
async function packBrotli(body: Buffer, isPage: boolean): Promise<Buffer> {
  if (body.length > medium) return brotliAt(body, body.length > large ? 9 : 10);
  const quick = isPage ? await brotliAt(body, 10) : undefined;
  return quick && quick.length < heavy ? quick : brotliAt(body, 11);
}

/**
 * The compressed copies of a file by suffix, about as small as they get. None for zstd: who takes it
 * takes Brotli, which is smaller.
 */
export const encoders: Readonly<
  Record<string, (body: Buffer, isPage: boolean) => Promise<Buffer>>
> = {
  '.br': packBrotli,
  '.gz': (body) => gzip(body, { level: body.length > large ? 6 : 9 }),
};
