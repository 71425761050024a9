import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { madeOnce } from '../pictures/madeOnce.ts';

const quality = 78;
const size = {
  width: 750,
  height: 500,
  fit: 'contain' as const,
  background: '#ffffff',
};

/** A render such as "instruments/cdn-5416" as a JPEG for print; undefined while there is none. */
export async function sheetPicture(name: string): Promise<Uint8Array | undefined> {
  const file = `src/assets/renders/${name}.webp`;
  if (!existsSync(file)) return undefined;
  const render = await readFile(file);
  return madeOnce(['sheet picture', JSON.stringify(size), String(quality), render], () =>
    sharp(render)
      .resize(size)
      .flatten({ background: size.background })
      .jpeg({ quality })
      .toBuffer(),
  );
}
