/**
 * A thousand pictures without any mark: renders of the site that training has not seen, whole and in
 * parts, drawn pages and diagrams, textures. The scenes with invented logos come from Blender.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { seeded } from '../seeded.ts';

const out = `${import.meta.dirname}/../.work/negatives`;
const size = { width: 448, height: 320 };
const random = seeded(77);
const between = (low: number, high: number) => low + random() * (high - low);
const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
const pick = <Item>(items: readonly Item[]) => items[whole(0, items.length - 1)] as Item;
const colour = () => `hsl(${whole(0, 359)} ${whole(0, 100)}% ${whole(5, 95)}%)`;
const words =
  'Surge Burst Ringwave Report Voltage Menu Aurora Kestrel Nimbus Orbita Halden Vantor Quintex Solenne Marlow Tessera Brightwell Castor Delphi Everline Fathom Gantry Holm Indigo Juniper Kelvin Lumen Morrow Norden Opal Prism Quarry Rivet Sable Tundra Umber Vesper Willow Xenon Yarrow Zephyr'.split(
    ' ',
  );
const fonts = [
  'DejaVu Sans',
  'DejaVu Serif',
  'Liberation Sans',
  'Liberation Serif',
  'Liberation Mono',
];

function shape(): string {
  const [x, y, r] = [between(0, size.width), between(0, size.height), between(4, 50)];
  const style =
    random() < 0.5
      ? `fill="${colour()}"`
      : `fill="none" stroke="${colour()}" stroke-width="${between(1, 9)}"`;
  switch (whole(0, 6)) {
    case 0:
      return `<circle cx="${x}" cy="${y}" r="${r}" ${style}/>`;
    case 1:
      return `<path d="M${x} ${y - r}l${r} ${r * 1.7}h${-2 * r}z" ${style}/>`;
    case 2:
      return `<path d="M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0" ${style}/>`;
    case 3:
      return [0, 1, 2, 3]
        .map(
          (i) =>
            `<rect x="${x}" y="${y + i * r * 0.4}" width="${r * (2 - i * 0.3)}" height="${r * 0.2}" ${style}/>`,
        )
        .join('');
    case 4:
      return `<path d="M${x} ${y}q${r} ${r} 0 ${2 * r}q${-r} ${-r} 0 ${-2 * r}" ${style}/>`;
    case 5:
      return `<path d="M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}" ${style}/>`;
    default:
      return `<rect x="${x}" y="${y}" width="${r * 2}" height="${r}" rx="${between(0, 12)}" ${style}/>`;
  }
}

function lineOfWords(): string {
  const text = Array.from({ length: whole(1, 3) }, () => pick(words)).join(' ');
  return `<text x="${between(-20, size.width - 60)}" y="${between(12, size.height)}" font-family="${pick(fonts)}" font-size="${between(8, 46)}" font-weight="${pick([400, 700])}" fill="${colour()}" transform="rotate(${between(-12, 12)} 200 160)">${text}</text>`;
}

const drawing = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${colour()}"/>${Array.from({ length: whole(2, 14) }, shape).join('')}${Array.from({ length: whole(1, 9) }, lineOfWords).join('')}</svg>`;

/** Noise that is coarse or fine, in bands or in blots. */
function texture(): Sharp {
  const [width, height] = pick([
    [6, 4],
    [24, 16],
    [90, 60],
    [448, 320],
    [448, 2],
    [3, 320],
  ]) as [number, number];
  const data = Buffer.from(Array.from({ length: width * height * 3 }, () => whole(0, 255)));
  const kernel = pick(['nearest', 'cubic', 'lanczos3'] as const);
  return sharp(data, { raw: { width, height, channels: 3 } }).resize({
    ...size,
    fit: 'fill',
    kernel,
  });
}

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
let number = 0;
const save = (picture: Sharp) =>
  picture
    .jpeg({ quality: whole(60, 95) })
    .toFile(`${out}/${String(number++).padStart(4, '0')}.jpg`);

const renders = 'src/assets/renders';
const unseen = (await readdir(`${renders}/instruments`))
  .sort()
  .filter((_, at) => at % 2 === 1)
  .map((file) => `instruments/${file}`);
for (const folder of ['heroes', 'products'])
  for (const file of await readdir(`${renders}/${folder}`)) unseen.push(`${folder}/${file}`);
for (const file of unseen.filter((name) => name.endsWith('.webp'))) {
  await save(sharp(`${renders}/${file}`).resize({ width: 640 }));
  const { width, height } = await sharp(`${renders}/${file}`).metadata();
  for (let part = 0; part < 6; part++) {
    const wide = whole(300, Math.min(width, 1100));
    const high = Math.min(height, Math.round(wide * 0.7));
    await save(
      sharp(`${renders}/${file}`)
        .extract({
          left: whole(0, width - wide),
          top: whole(0, height - high),
          width: wide,
          height: high,
        })
        .resize({ ...size, fit: 'fill' }),
    );
  }
}
for (let i = 0; i < 420; i++) await save(sharp(Buffer.from(drawing())));
for (let i = 0; i < 200; i++) await save(texture());
console.log(`${number} pictures in ${out}`);
