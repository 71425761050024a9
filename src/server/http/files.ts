import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { createFileReader } from './fileReader.ts';
import { closedPolicy, securityHeaders, speculationRulesPath } from './headers.ts';
import { type ReadyAnswer, readyAnswer } from './readyAnswer.ts';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

export interface Representation {
  body: Buffer;
  etag: string;
  /** Names and values in turn, as writeHead takes them: made once, sent many times. */
  headers: string[];
  /** The same with the length of the whole body. */
  wholeHeaders: string[];
  /** The answers to a plain request, as they leave the machine. */
  whole: ReadyAnswer;
  unchanged: ReadyAnswer;
}

export interface StaticFile {
  rangeable: boolean;
  representations: Partial<Record<Encoding, Representation>> & { identity: Representation };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

const rangeable = /^(application\/pdf|video\/)/;

const suffixes: Record<string, Encoding> = { '.br': 'br', '.zst': 'zstd', '.gz': 'gzip' };

/** dist/client/about.html is the page /about; dist/client/index.html the page /. */
function addressOf(file: string): string {
  const path = `/${file.split(sep).join('/')}`;
  return path.endsWith('.html') ? path.slice(0, -5).replace(/\/?index$/, '') || '/' : path;
}

function headersFor(address: string, type: string, policy: string | undefined): string[] {
  const isPage = type.startsWith('text/html');
  const fields: Record<string, string> = {
    ...securityHeaders,
    'Content-Type': address === speculationRulesPath ? 'application/speculationrules+json' : type,
    'Content-Security-Policy': policy ?? closedPolicy,
    'Cache-Control': address.startsWith('/_astro/')
      ? 'public, max-age=31536000, immutable'
      : isPage
        ? 'no-cache'
        : 'public, max-age=3600',
  };
  if (isPage) fields['Speculation-Rules'] = `"${speculationRulesPath}"`;
  return Object.entries(fields).flat();
}

/** Reads the built site into memory, with the compressed copies the build made. */
export function loadFiles(
  root: string,
  policies: ReadonlyMap<string, string>,
): Map<string, StaticFile> {
  // One after the other: nobody is waiting yet, and thousands of reads at once take longer.
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const known = new Set(names);
  const originals = names.filter(
    (name) => !(extname(name) in suffixes && known.has(name.slice(0, -extname(name).length))),
  );

  const readFile = createFileReader();

  function load(name: string): [string, StaticFile] {
    const address = addressOf(name);
    const type = types[extname(name)] ?? 'application/octet-stream';
    const base = headersFor(address, type, policies.get(address));
    const variants = Object.entries(suffixes).filter(([suffix]) => known.has(name + suffix));
    if (variants.length > 0) base.push('Vary', 'Accept-Encoding');

    function represent(suffix: string, encoding: Encoding): Representation {
      const content = readFile(join(root, name + suffix));
      const etag = `"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
      const headers = [...base, 'ETag', etag];
      if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
      else if (rangeable.test(type)) headers.push('Accept-Ranges', 'bytes');
      const wholeHeaders = [...headers, 'Content-Length', `${content.length}`];
      const whole = readyAnswer('200 OK', wholeHeaders, content);
      return {
        // The same memory, not a copy.
        body: whole.bytes.subarray(whole.bytes.length - content.length),
        etag,
        headers,
        wholeHeaders,
        whole,
        unchanged: readyAnswer('304 Not Modified', headers),
      };
    }
    const representations: StaticFile['representations'] = { identity: represent('', 'identity') };
    for (const [suffix, encoding] of variants)
      representations[encoding] = represent(suffix, encoding);
    return [address, { rangeable: rangeable.test(type), representations }];
  }
  return new Map(originals.map(load));
}
