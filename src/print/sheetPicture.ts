import { existsSync } from 'node:fs';
import sharp from 'sharp';

/** A render such as "instruments/cdn-5416" as a JPEG for print; undefined while there is none. */
export async function sheetPicture(name: string): Promise<Buffer | undefined> {
  const file = `src/assets/renders/${name}.webp`;
  if (!existsSync(file)) return undefined;
  return sharp(file)
    .resize({ width: 750, height: 500, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78 })
    .toBuffer();
}
