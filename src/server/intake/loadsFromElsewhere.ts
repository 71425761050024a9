import { inflateRawSync } from 'node:zlib';
import { type ZipEntry, zipEntries } from '../../forms/zipEntries.ts';

/** Far more than Word writes, of all parts together. What is longer is not read but refused. */
const maxBytes = 1_000_000;
const maxParts = 500;

/** The texts of parts; undefined if one cannot be read, or if they are too long. */
function textsOf(entries: readonly ZipEntry[]): string[] | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let room = maxBytes;
  try {
    return entries.map(({ method, data }) => {
      const maxOutputLength = Math.max(room, 1);
      const bytes = method === 0 ? data : inflateRawSync(data, { maxOutputLength });
      room -= bytes.length;
      if (room < 0) throw new RangeError('too long');
      return decoder.decode(bytes);
    });
  } catch {
    return undefined;
  }
}

function attributeReader(name: string) {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (element: string) => {
    const [, double, single = ''] = pattern.exec(element) ?? [];
    return double ?? single;
  };
}
const targetMode = attributeReader('TargetMode');
const typeOf = attributeReader('Type');
const targetOf = attributeReader('Target');

/** A file on the author's own disk: Word notes there which template it began with. */
const isOwnDisk = (target: string) => /^(?:file:\/\/\/)?[a-z]:[\\/]/i.test(target);

/** Links that a reader has to click are harmless; Word fetches everything else on opening. */
function isFetched(element: string): boolean {
  if (!/^external$/i.test(targetMode(element))) return false;
  if (/\/hyperlink$/i.test(typeOf(element))) return false;
  return !isOwnDisk(targetOf(element));
}

/**
 * Word writes neither declarations nor numbered characters here, and always UTF-8: anything else could
 * hide an address.
 */
const isDisguised = (text: string) =>
  /<!|&#|\0/.test(text) || /\sencoding\s*=\s*(?!["']utf-8["'])/i.test(text);

/**
 * Whether a .docx makes Word load a template, picture or object from elsewhere when it is opened, or
 * declares macros under another name.
 */
export function loadsFromElsewhere(content: Uint8Array): boolean {
  const entries = zipEntries(content);
  const types = textsOf(entries.filter(({ name }) => /^\[content_types\]\.xml$/i.test(name)));
  const parts = entries.filter(({ name }) => /\.rels$/i.test(name));
  const relations = parts.length > maxParts ? undefined : textsOf(parts);
  if (!types || !relations || [...types, ...relations].some(isDisguised)) return true;
  if (types.some((text) => /vbaProject|macroEnabled/i.test(text))) return true;
  // Only an element begins with this sign, whereas its end may also stand within an address.
  return relations.some((text) => text.split('<').some(isFetched));
}
