/** Every second render of the site as a small JPEG for training; the others stay for evaluation. */
import { mkdir, readdir } from 'node:fs/promises';
import sharp from 'sharp';

const renders = 'src/assets/renders/instruments';
const out = `${import.meta.dirname}/.work/renders`;
await mkdir(out, { recursive: true });
const files = (await readdir(renders)).sort().filter((_, at) => at % 2 === 0);
for (const file of files)
  await sharp(`${renders}/${file}`)
    .resize({ width: 960 })
    .jpeg({ quality: 88 })
    .toFile(`${out}/${file.replace('.webp', '.jpg')}`);
console.log(`${files.length} renders in ${out}`);
