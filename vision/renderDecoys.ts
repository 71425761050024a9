/**
 * Draws what must not be taken for a mark: icons, words and invented logos in the layout of the
 * real ones. White on transparent. Half the icons go to training, half to the scenes; a first word
 * on the command line, training or scenes, makes only those.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { seeded } from './seeded.ts';

/** How many, and the shares of icons and logos; the rest are words. Training can do with more; the scenes depend on which ones there are. */
const kinds = [
  { use: 'training', seed: 41, count: 4500, icons: 0.2, logos: 0.3, fonts: /./ },
  // Of the marks, the one with serifs is most easily seen where it is not.
  {
    use: 'training',
    seed: 43,
    count: 1500,
    icons: 0,
    logos: 0.2,
    fonts:
      /Slab|Serif|Roman|Bookman|P052|C059|Arvo|Bitter|Crete|Rokkitt|Lora|Playfair|Baskerville|Garamond|Merriweather|Aleo|Kreon/,
  },
  { use: 'scenes', seed: 42, count: 700, icons: 0.3, logos: 0.4, fonts: /./ },
] as const;
const work = `${import.meta.dirname}/.work`;
const icons = `${import.meta.dirname}/../node_modules/lucide-react/dist/esm/icons`;
const syllables =
  'ka ra vo lin dex tor mi sa pra nel ax tri vent lum sol hy dro gen ter pum dri med am ri jal dha ni va ho pav ta rak jyo te me di an or el wa gri po ne'.split(
    ' ',
  );
const taglines =
  'MEDICAL DRIVES PUMPS RAIL GRID POWER ENERGY SYSTEMS WORKS LABS GROUP TOOLS MOTORS FOODS HOTEL'.split(
    ' ',
  );
const common =
  'Warning Danger OPEN EXIT Made in India 230 V ~ 50 Hz Model Serial No. INPUT OUTPUT RESET 4 kV Surge Burst Trigger Phase Voltage Current Time Start Stop Menu Report Total Price Sale Parking Reception Stores Fragile This side up Batch Date Net weight'.split(
    ' ',
  );
/** Easily taken for one of the marks. */
const alike =
  'Meridian Medina Meridien Madhan Merchant Amber Ambient Umbrella Ashoka Ashwin ASHRAM Dhoni Digital dynatel Jaldi JALGAON Jyoti System Joystick Nirvana nirmala Niagara Pavan PAVILION PANORAMA Tarka TURKISH TASKS Bridge'.split(
    ' ',
  );
/** Words as they stand on machines, screens and sheets. */
const written = [
  ...new Set(
    readFileSync(`${import.meta.dirname}/../src/content/standards.yaml`, 'utf8').match(
      /\b[A-Za-z]{3,11}\b/g,
    ),
  ),
];

type Random = ReturnType<typeof seeded>;
const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

function inventedWord(random: Random): string {
  const source = random();
  if (source < 0.2) return pick(random, common);
  if (source < 0.3) return pick(random, alike);
  if (source < 0.5) return pick(random, written);
  const word = Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
    pick(random, syllables),
  ).join('');
  const shape = random();
  return shape < 0.35
    ? word.toUpperCase()
    : shape < 0.8
      ? word[0]?.toUpperCase() + word.slice(1)
      : word;
}

async function icon(random: Random, names: readonly string[]): Promise<string> {
  const { __iconData } = await import(`${icons}/${pick(random, names)}`);
  const filled = random() < 0.4;
  const shapes = __iconData.node.map(([tag, attributes]: [string, Record<string, string>]) => {
    const { key: _, ...rest } = attributes;
    return `<${tag} ${Object.entries(rest)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ')}/>`;
  });
  return `<g fill="${filled ? '#fff' : 'none'}" stroke="#fff" stroke-width="${1 + random() * 2.5}" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g>`;
}

async function drawing(
  random: Random,
  names: readonly string[],
  fonts: readonly string[],
  { icons, logos }: { icons: number; logos: number },
): Promise<string> {
  const kind = random();
  if (kind < icons)
    return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="-2 -2 28 28">${await icon(random, names)}</svg>`;
  const style = `font-family="${pick(random, fonts)}" font-weight="${random() < 0.6 ? 700 : 400}" font-style="${random() < 0.15 ? 'italic' : 'normal'}" fill="#fff" letter-spacing="${(random() * 3 - 0.5).toFixed(1)}"`;
  const logo = kind < icons + logos;
  const left = logo ? 58 : 4;
  const second = random() < (logo ? 0.5 : 0.2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="240" viewBox="0 0 320 48">${logo ? `<g transform="translate(6 5) scale(1.55)">${await icon(random, names)}</g>` : ''}<text x="${left}" y="${second ? 27 : 33}" font-size="${20 + random() * 6}" ${style}>${inventedWord(random)}</text>${second ? `<text x="${left}" y="41" font-size="10" ${style}>${pick(random, taglines)}</text>` : ''}</svg>`;
}

// Files without data of their own are other names of an icon.
const names = (await readdir(icons)).filter(
  (name) => name.endsWith('.mjs') && readFileSync(`${icons}/${name}`, 'utf8').includes('node: ['),
);
const fonts = [
  ...new Set(
    execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.split(',')[0]?.trim() ?? ''),
  ),
]
  .filter((family) => family && !/Math|Emoji/.test(family))
  .sort();
const wanted = process.argv[2];
for (const use of ['training', 'scenes'].filter((name) => !wanted || name === wanted)) {
  const out = `${work}/decoys/${use}`;
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const own = names.filter((_, at) => at % 2 === Number(use === 'scenes'));
  let number = 0;
  for (const kind of kinds.filter((one) => one.use === use)) {
    const random = seeded(kind.seed);
    const families = fonts.filter((family) => kind.fonts.test(family));
    for (let at = 0; at < kind.count; at++) {
      const svg = await drawing(random, own, families, kind);
      const picture = sharp(Buffer.from(svg)).trim({ threshold: 40 });
      // An empty drawing cannot be trimmed: an icon of one transparent square, for instance.
      await picture
        .png()
        .toFile(`${out}/${String(number++).padStart(4, '0')}.png`)
        .catch(() => undefined);
    }
  }
  console.log(`${number} drawings for ${use}, ${fonts.length} fonts`);
}
