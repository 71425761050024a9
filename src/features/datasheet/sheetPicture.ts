import { existsSync } from 'node:fs';
import sharp from 'sharp';

/** A product's render as a JPEG for paper; undefined while there is none. */
export async function sheetPicture(slug: string): Promise<Buffer | undefined> {
  const file = `src/assets/renders/instruments/${slug}.webp`;
  if (!existsSync(file)) return undefined;
  return sharp(file)
    .resize({ width: 750, height: 500, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}
