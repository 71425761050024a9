/** Marks the model missed, side by side, for the page: twelve of those `score.ts --publish` wrote down. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const work = `${import.meta.dirname}/../.work`;
const [width, height, columns] = [240, 160, 4];
const missed: { name: string; box: [number, number, number, number] }[] = JSON.parse(
  readFileSync(`${work}/missed.json`, 'utf8'),
);
// The largest first: those surprise most.
const shown = missed.sort((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3]).slice(0, 12);

async function part({ name, box: [x, y, wide, high] }: (typeof missed)[number]): Promise<Buffer> {
  const file = `${work}/scenes/with/${name}`;
  const picture = await sharp(file).metadata();
  const scale = Math.min(
    picture.width / width,
    picture.height / height,
    Math.max(0.5, (1.6 * wide) / width, (1.6 * high) / height),
  );
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = Math.round(
    Math.min(picture.width - size.width, Math.max(0, x + wide / 2 - size.width / 2)),
  );
  const top = Math.round(
    Math.min(picture.height - size.height, Math.max(0, y + high / 2 - size.height / 2)),
  );
  return sharp(file)
    .extract({ left, top, ...size })
    .resize(width, height, { fit: 'fill' })
    .toBuffer();
}

const parts = await Promise.all(shown.map(part));
await sharp({
  create: {
    width: width * columns,
    height: height * Math.ceil(parts.length / columns),
    channels: 3,
    background: '#fff',
  },
})
  .composite(
    parts.map((input, at) => ({
      input,
      left: (at % columns) * width,
      top: Math.floor(at / columns) * height,
    })),
  )
  .webp({ quality: 78 })
  .toFile('src/assets/logo-detection/missed.webp');
