/** What the tool and the API accept. */
export { pictureBytes as maxPictureBytes } from '../site/uploads.ts';
/** In the browser, where nothing is sent. */
export const maxLocalBytes = 40_000_000;
export const maxPicturePixels = 25_000_000;
/** What the API decodes as a whole: it halves a larger picture, and refuses it as AVIF, which it cannot halve. */
export const wholePixels = 12_500_000;
/** The same of an AVIF with more than 8 bits a colour, which takes twice as much memory. */
export const deepPixels = wholePixels / 2;
/** What the API accepts of a picture's sides; in a line of pixels there is no mark to be found. */
export const maxPictureSide = 12_000;
export const maxPictureRatio = 50;
/** A hit below this is left out unless a visitor asks for it. */
export const defaultThreshold = 0.5;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

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

const text = new TextDecoder('latin1');

/** Whether a PNG, WebP or AVIF file holds more than one picture. Looks at its headers only. */
export function isAnimated(bytes: Uint8Array): boolean {
  const head = text.decode(bytes.subarray(0, 4096));
  // An animated PNG announces its frames before its first pixels.
  if (head.slice(1, 4) === 'PNG') return /acTL/.test(head.split('IDAT')[0] ?? '');
  if (head.startsWith('RIFF')) return head.slice(12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
  return head.slice(4, 12) === 'ftypavis';
}
