import { inflateRawSync } from 'node:zlib';
import { type ZipEntry, zipEntries } from '../../forms/zipEntries.ts';

/** Far more than Word writes. What is longer, packed or not, is not read but refused. */
const maxBytes = 1_000_000;
const maxParts = 500;

function textOf({ method, data }: ZipEntry): string | undefined {
  try {
    const bytes = method === 0 ? data : inflateRawSync(data, { maxOutputLength: maxBytes });
    if (bytes.length > maxBytes) return undefined;
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const attribute = (element: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(element)
    ?.slice(1)
    .find((value) => value !== undefined);

/** A file on the author's own disk: Word notes there which template it began with. */
const isOwnDisk = (target: string) => /^(?:file:\/\/\/)?[a-z]:[\\/]/i.test(target);

/** Links that a reader has to click are harmless; Word fetches everything else on opening. */
function isFetched(element: string): boolean {
  if (!/^external$/i.test(attribute(element, 'TargetMode') ?? '')) return false;
  if (/\/hyperlink$/i.test(attribute(element, 'Type') ?? '')) return false;
  return !isOwnDisk(attribute(element, 'Target') ?? '');
}

/** Word writes neither declarations nor numbered characters here: they could hide an address. */
const isDisguised = (text: string) => /<!|&#|\0/.test(text);

function isSuspect(entry: ZipEntry): boolean {
  const text = textOf(entry);
  if (text === undefined || isDisguised(text)) return true;
  return (text.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []).some(isFetched);
}

/**
 * Whether a .docx makes Word load a template, picture or object from elsewhere when it is opened, or
 * declares macros under another name.
 */
export function loadsFromElsewhere(content: Uint8Array): boolean {
  const entries = zipEntries(content);
  const types = entries.filter(({ name }) => /^\[content_types\]\.xml$/i.test(name));
  if (types.some((entry) => /vbaProject|macroEnabled/i.test(textOf(entry) ?? 'vbaProject')))
    return true;
  const relations = entries.filter(({ name }) => /\.rels$/i.test(name));
  return relations.length > maxParts || relations.some(isSuspect);
}
