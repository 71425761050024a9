/** Six scenes as the samples of the page. */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';

const work = `${import.meta.dirname}/../.work`;
const out = 'src/assets/logo-detection/samples';
const chosen = {
  van: '0007',
  screens: '0015',
  cartons: '0025',
  signs: '0049',
  notices: '0053',
  circuit: '0058',
};
await mkdir(out, { recursive: true });
for (const [name, number] of Object.entries(chosen))
  await sharp(`${work}/scenes/with/${number}.jpg`)
    .webp({ quality: 82 })
    .toFile(`${out}/${name}.webp`);
