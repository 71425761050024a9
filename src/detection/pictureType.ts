import type { pictureTypes } from './limits.ts';

const starts = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

/** The kind of picture its first bytes claim, whatever its name says. */
export function pictureType(bytes: Uint8Array): (typeof pictureTypes)[number] | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && starts(bytes, 1, 'PNG\r\n\x1a\n')) return 'image/png';
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'image/webp';
  if (starts(bytes, 4, 'ftypavif') || starts(bytes, 4, 'ftypavis')) return 'image/avif';
  return undefined;
}
