import { extname } from 'node:path';
import { addressOfFile } from '../../site/paths.ts';
import { closedPolicy, securityHeaders, speculationRulesPath } from './headers.ts';
import { type ReadyAnswer, readyAnswer } from './quick/readyAnswer.ts';
import type { Place, SitePack } from './sitePack.ts';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

export interface Representation {
  etag: string;
  length: number;
  /** Names and values in turn, as writeHead takes them. */
  headers: readonly string[];
  body(): Buffer;
  /** The answers to a plain request, as they leave the machine. */
  whole(): ReadyAnswer;
  unchanged(): ReadyAnswer;
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
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

const rangeable = /^(application\/pdf|video\/)/;

const suffixes: Record<string, Encoding> = { '.br': 'br', '.zst': 'zstd', '.gz': 'gzip' };

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

/** Makes an answer when it is first asked for, and keeps it. */
function kept(make: () => ReadyAnswer): () => ReadyAnswer {
  let made: ReadyAnswer | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Makes an answer anew unless another client is still being sent it: slow ones share its memory. */
function shared(make: () => ReadyAnswer): () => ReadyAnswer {
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
  place: Place;
  headers: string[];
  /** Texts stay in memory once they were asked for; pictures and PDFs the system keeps at hand. */
  stays: boolean;
}

function representation(pack: SitePack, { place, headers, stays }: Source): Representation {
  const [, length, etag] = place;
  const whole = (stays ? kept : shared)(() => {
    const answer = readyAnswer('200 OK', [...headers, 'Content-Length', `${length}`], length);
    pack.read(place, answer.bytes);
    return answer;
  });
  return {
    etag,
    length,
    headers,
    whole,
    unchanged: kept(() => readyAnswer('304 Not Modified', headers)),
    // The same memory, not a copy.
    body: () => {
      const { bytes } = whole();
      return bytes.subarray(bytes.length - length);
    },
  };
}

/** The files of the built site by address, with the compressed copies the build made. */
export function openFiles(
  pack: SitePack,
  policies: Readonly<Record<string, string>>,
): Map<string, StaticFile> {
  const { places } = pack;

  function open(name: string): [string, StaticFile] {
    const address = addressOfFile(name);
    const type = types[extname(name)] ?? 'application/octet-stream';
    const variants = Object.entries(suffixes).filter(([suffix]) => places.has(name + suffix));
    const isText = variants.length > 0;
    const ranges = rangeable.test(type);
    const made: { [encoding in Encoding]?: Representation | undefined } = {};

    function make(encoding: Encoding): Representation | undefined {
      const [suffix] = variants.find(([, one]) => one === encoding) ?? [''];
      const place = places.get(name + suffix);
      if (!place || (suffix === '' && encoding !== 'identity')) return undefined;
      const headers = headersFor(address, type, policies[address]);
      if (isText) headers.push('Vary', 'Accept-Encoding');
      headers.push('ETag', place[2]);
      if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
      else if (ranges) headers.push('Accept-Ranges', 'bytes');
      return representation(pack, { place, headers, stays: isText });
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
    extname(name) in suffixes && places.has(name.slice(0, -extname(name).length));
  return new Map([...places.keys()].filter((name) => !isCopy(name)).map(open));
}
