/**
 * Searches the evaluation pictures with the site's own code and keeps what it found.
 *
 *     node vision/evaluation/search.ts src/detection/model [folder…]
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { findLogos } from '../../src/detection/findLogos.ts';
import { inMemory } from '../../src/detection/picture.ts';
import { openModel } from './openModel.ts';

const work = `${import.meta.dirname}/../.work`;
const [model = '', ...named] = process.argv.slice(2);
const folders = named.length > 0 ? named : ['scenes/with', 'scenes/without', 'negatives'];
const run = await openModel(model);
const changed = (await stat(join(model, 'trunk.onnx'))).mtimeMs;

for (const folder of folders) {
  const out = join(work, 'found', basename(model), folder);
  await mkdir(out, { recursive: true });
  const files = (await readdir(join(work, folder)))
    .filter((name) => /\.(jpg|png|webp)$/.test(name))
    .sort();
  for (const file of files) {
    const target = join(out, `${file}.json`);
    if (existsSync(target) && (await stat(target)).mtimeMs > changed) continue;
    const { data, info } = await sharp(await readFile(join(work, folder, file)))
      .rotate()
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const logos = await findLogos(inMemory({ width: info.width, height: info.height, data }), run);
    await writeFile(target, JSON.stringify(logos));
  }
  console.log(`${folder}: ${files.length} pictures searched`);
}
process.exit(0);
