import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { openBuiltSite } from '../tests/support/builtSite.ts';
import { answerTimes } from './answerTimes.ts';
import { measureStart } from './measureStart.ts';
import { saveResults, table } from './saveResults.ts';

/** Measures a copy of the site whose catalogue is repeated ten times. */
const times = Number(process.env.BENCH_TIMES ?? 10);

/** Astro's image cache, removed so that each build encodes every picture. */
const imageCache = '.astro';

interface Category {
  products: { id: number; slug: string; name: string }[];
}

function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  for (const file of files) cpSync(file, join(folder, file));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((entry) => entry !== imageCache))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

const copies = Array.from({ length: times - 1 }, (_, index) => index + 1);
const copySlug = (slug: string, turn: number) => `${slug}-copy-${turn}`;

/** Every product needs a picture named after it; the copies get the original's. */
function repeatPictures(folder: string): void {
  const descriptions = join(folder, 'src/content/instrument-pictures.yaml');
  const pictures = join(folder, 'src/assets/renders/instruments');
  const described: { slug: string; alt: string }[] = parse(readFileSync(descriptions, 'utf8'));
  const repeated = described.flatMap(({ slug, alt }) =>
    copies.map((turn) => {
      const copy = copySlug(slug, turn);
      cpSync(join(pictures, `${slug}.webp`), join(pictures, `${copy}.webp`));
      return { slug: copy, alt };
    }),
  );
  writeFileSync(descriptions, stringify([...described, ...repeated]));
}

function repeatProducts(folder: string): number {
  const catalogue = join(folder, 'src/content/instruments');
  let count = 0;
  for (const file of readdirSync(catalogue)) {
    const category: Category = parse(readFileSync(join(catalogue, file), 'utf8'));
    category.products = category.products.flatMap((product) => [
      product,
      ...copies.map((turn) => ({
        ...product,
        id: product.id + 100_000 * turn,
        slug: copySlug(product.slug, turn),
        name: `${product.name} ${turn}`,
      })),
    ]);
    count += category.products.length;
    writeFileSync(join(catalogue, file), stringify(category));
  }
  return count;
}

async function measure(name: string, folder: string): Promise<string[]> {
  rmSync(join(folder, 'node_modules', imageCache), { recursive: true, force: true });
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed');
  const build = (performance.now() - started) / 1000;
  const { names } = openBuiltSite(join(folder, 'dist'));
  const pages = names.filter((file) => file.endsWith('.html')).length;
  await measureStart(folder);
  const { seconds, megabytes } = await measureStart(folder);
  const dist = join(folder, 'dist');
  const current = readFileSync(join(dist, 'current'), 'utf8').trim();
  const { search, finder } = await answerTimes(join(dist, 'releases', current));
  return [
    ...[name, String(pages), build.toFixed(0), seconds.toFixed(2), megabytes.toFixed(0)],
    ...[search.toFixed(1), finder.toFixed(1)],
  ];
}

const head = [
  ...['', 'Pages', 'Build, s', 'Start to first page, s', 'Memory, MB'],
  ...['Search, ms', 'Finder, ms'],
];
const folder = copySite();
try {
  const rows = [await measure('The catalogue as it is', folder)];
  repeatPictures(folder);
  const products = repeatProducts(folder);
  rows.push(await measure(`${times} times the products (${products})`, folder));
  saveResults(
    'Server',
    'Growth',
    'node bench/growth.ts',
    `${table(head, rows)}

The copies use the originals' pictures; Astro recognises them and encodes each once. Both builds start without an image cache. Search and finder: median of 40 new questions after 40 others, over HTTP.`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
