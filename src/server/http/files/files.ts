import { hash } from 'node:crypto';
import { extname } from 'node:path';
import { addressOfFile } from '../../../site/paths.ts';
import { type Edge, noEdge } from '../edge.ts';
import {
  denyAllPolicy,
  searchWorkerPolicy,
  searchWorkerScript,
  securityHeaders,
  speculationRulesPath,
} from '../headers.ts';
import { type ReadyAnswer, readyAnswer } from '../quick/readyAnswer.ts';
import type { Site } from './site.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Representation {
  etag: string;
  length: number;
  /** Alternating names and values, as writeHead takes them. */
  headers: readonly string[];
  body(): Buffer;
  /** Complete responses to a plain request, ready to be written to the socket. */
  full(): ReadyAnswer;
  notModified(): ReadyAnswer;
}

export interface StaticFile {
  rangeable: boolean;
  represent(encoding: Encoding): Representation | undefined;
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
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

const rangeable = /^(application\/pdf|video\/)/;

const suffixes: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

interface Served {
  address: string;
  type: string;
  policy: string | undefined;
  edge: Edge;
}

function headersFor({ address, type, policy, edge }: Served): string[] {
  const isPage = type.startsWith('text/html');
  const isImmutable = address.startsWith('/_astro/');
  const fields: Record<string, string> = {
    ...securityHeaders,
    'Content-Type': address === speculationRulesPath ? 'application/speculationrules+json' : type,
    'Content-Security-Policy':
      policy ?? (searchWorkerScript.test(address) ? searchWorkerPolicy : denyAllPolicy),
    'Cache-Control': isImmutable
      ? 'public, max-age=31536000, immutable'
      : isPage || address.startsWith('/api/')
        ? 'no-cache'
        : 'public, max-age=3600',
    ...edge.built(address, isImmutable),
  };
  if (isPage) fields['Speculation-Rules'] = `"${speculationRulesPath}"`;
  return Object.entries(fields).flat();
}

/** Makes an answer on first use and keeps it. */
function cached(make: () => ReadyAnswer): () => ReadyAnswer {
  let answer: ReadyAnswer | undefined;
  return () => {
    answer ??= make();
    return answer;
  };
}

/** Keeps an answer only while it is being sent, so that slow clients share one copy of it. */
function cachedWhileInUse(make: () => ReadyAnswer): () => ReadyAnswer {
  let made: { bytes: WeakRef<Buffer>; dateAt: number } | undefined;
  return () => {
    const bytes = made?.bytes.deref();
    if (made && bytes) return { bytes, dateAt: made.dateAt, second: 0 };
    const answer = make();
    made = { bytes: new WeakRef(answer.bytes), dateAt: answer.dateAt };
    return answer;
  };
}

interface Source {
  read: () => Buffer;
  headers: readonly string[];
  /** True for text. Pictures and PDFs are left to the operating system's page cache. */
  keepInMemory: boolean;
}

/** The same for the same content, whoever made it. */
const entityTag = (body: Uint8Array) => `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

function representation({ read, headers: fields, keepInMemory }: Source): Representation {
  const content = read();
  const { length } = content;
  const etag = entityTag(content);
  const headers = [...fields, 'ETag', etag];
  const full = (keepInMemory ? cached : cachedWhileInUse)(() =>
    readyAnswer('200 OK', [...headers, 'Content-Length', `${length}`], read()),
  );
  return {
    etag,
    length,
    headers,
    full,
    notModified: cached(() => readyAnswer('304 Not Modified', headers)),
    // A view of the same memory, not a copy.
    body: () => {
      const { bytes } = full();
      return bytes.subarray(bytes.length - length);
    },
  };
}

/**
 * The files of the built site by address, each with the compressed copies made by the build. They are
 * read when they are first asked for.
 */
export function openFiles(
  site: Site,
  policies: Readonly<Record<string, string>>,
  edge = noEdge,
): Map<string, StaticFile> {
  function open(name: string, read: () => Buffer): [string, StaticFile] {
    const address = addressOfFile(name);
    const type = types[extname(name)] ?? 'application/octet-stream';
    const copies = Object.entries(suffixes).flatMap(([suffix, encoding]) => {
      const copy = site.get(name + suffix);
      return copy ? [[encoding, copy] as const] : [];
    });
    const variants = new Map<Encoding, () => Buffer>([['identity', read], ...copies]);
    const isText = copies.length > 0;
    const ranges = rangeable.test(type);
    const made = new Map<Encoding, Representation>();

    function make(encoding: Encoding): Representation | undefined {
      const variant = variants.get(encoding);
      if (!variant) return undefined;
      const headers = headersFor({ address, type, policy: policies[address], edge });
      if (isText) headers.push('Vary', 'Accept-Encoding');
      if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
      else if (ranges) headers.push('Accept-Ranges', 'bytes');
      const keepInMemory = isText && type !== types['.wasm'];
      const representing = representation({ read: variant, headers, keepInMemory });
      made.set(encoding, representing);
      return representing;
    }
    return [
      address,
      { rangeable: ranges, represent: (encoding) => made.get(encoding) ?? make(encoding) },
    ];
  }

  const isCopy = (name: string) =>
    extname(name) in suffixes && site.has(name.slice(0, -extname(name).length));
  const named = [...site].filter(([name]) => !isCopy(name));
  return new Map(named.map(([name, read]) => open(name, read)));
}
