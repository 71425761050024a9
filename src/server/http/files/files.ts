import { extname } from 'node:path';
import { addressOfFile } from '../../../site/paths.ts';
import {
  denyAllPolicy,
  searchWorkerPolicy,
  searchWorkerScript,
  securityHeaders,
  speculationRulesPath,
} from '../headers.ts';
import { type ReadyAnswer, readyAnswer } from '../quick/readyAnswer.ts';
import type { PackEntry, SitePack } from './sitePack.ts';

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

function headersFor(address: string, type: string, policy: string | undefined): string[] {
  const isPage = type.startsWith('text/html');
  const fields: Record<string, string> = {
    ...securityHeaders,
    'Content-Type': address === speculationRulesPath ? 'application/speculationrules+json' : type,
    'Content-Security-Policy':
      policy ?? (searchWorkerScript.test(address) ? searchWorkerPolicy : denyAllPolicy),
    'Cache-Control': address.startsWith('/_astro/')
      ? 'public, max-age=31536000, immutable'
      : isPage || address.startsWith('/api/')
        ? 'no-cache'
        : 'public, max-age=3600',
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
  entry: PackEntry;
  headers: string[];
  /** True for text. Pictures and PDFs are left to the operating system's page cache. */
  keepInMemory: boolean;
}

function representation(pack: SitePack, { entry, headers, keepInMemory }: Source): Representation {
  const [, length, etag] = entry;
  const full = (keepInMemory ? cached : cachedWhileInUse)(() => {
    const answer = readyAnswer('200 OK', [...headers, 'Content-Length', `${length}`], length);
    pack.read(entry, answer.bytes);
    return answer;
  });
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

/** The files of the built site by address, each with the compressed copies made by the build. */
export function openFiles(
  pack: SitePack,
  policies: Readonly<Record<string, string>>,
): Map<string, StaticFile> {
  const { entries } = pack;

  function open(name: string): [string, StaticFile] {
    const address = addressOfFile(name);
    const type = types[extname(name)] ?? 'application/octet-stream';
    const variants = Object.entries(suffixes).filter(([suffix]) => entries.has(name + suffix));
    const isText = variants.length > 0;
    const ranges = rangeable.test(type);
    const made: { [encoding in Encoding]?: Representation | undefined } = {};

    function make(encoding: Encoding): Representation | undefined {
      const [suffix] = variants.find(([, one]) => one === encoding) ?? [''];
      const entry = entries.get(name + suffix);
      if (!entry || (suffix === '' && encoding !== 'identity')) return undefined;
      const headers = headersFor(address, type, policies[address]);
      if (isText) headers.push('Vary', 'Accept-Encoding');
      headers.push('ETag', entry[2]);
      if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
      else if (ranges) headers.push('Accept-Ranges', 'bytes');
      return representation(pack, {
        entry,
        headers,
        keepInMemory: isText && type !== types['.wasm'],
      });
    }
    const file: StaticFile = {
      rangeable: ranges,
      represent(encoding) {
        made[encoding] ??= make(encoding);
        return made[encoding];
      },
    };
    return [address, file];
  }

  const isCopy = (name: string) =>
    extname(name) in suffixes && entries.has(name.slice(0, -extname(name).length));
  return new Map([...entries.keys()].filter((name) => !isCopy(name)).map(open));
}
