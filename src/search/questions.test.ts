import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { categorySchema } from '../content/schemas/product.ts';
import { find } from './find.ts';
import {
  buildSearchIndex,
  printSearchIndex,
  readSearchIndex,
  type SearchDocument,
} from './searchIndex.ts';
import { compact } from './words.ts';

const read = (folder: string, file: string) =>
  readFileSync(`src/content/${folder}/${file}`, 'utf8');

/** The catalogue as search documents. */
const products = readdirSync('src/content/instruments').flatMap((file): SearchDocument[] =>
  categorySchema.parse(parse(read('instruments', file))).products.map((product) => ({
    path: product.slug,
    kind: 'product',
    title: `${product.name} ${product.subtitle}`,
    description: product.intro.slice(0, 160),
    model: compact(product.name),
    headings: product.specification.map(({ title }) => title).join(' '),
    text: JSON.stringify([product.intro, product.table, product.specification, product.standards]),
  })),
);

const articles = readdirSync('src/content/help').map((file): SearchDocument => {
  const [, front = '', body = ''] = read('help', file).split(/^---$/m);
  const { title, description } = parse(front) as { title: string; description: string };
  const headings = [...body.matchAll(/^##+ (.*)$/gm)].map(([, heading]) => heading).join(' ');
  const path = file.replace('.md', '');
  return { path, kind: 'help', title, description, model: compact(title), headings, text: body };
});

const index = await readSearchIndex(printSearchIndex(buildSearchIndex([...products, ...articles])));
const found = (question: string) => find(index, question).results.map(({ path }) => path);

describe('a model number finds its product first', () => {
  test.each([
    ['pg 10-10000', 'pg-10-10000'],
    ['PG10-10000', 'pg-10-10000'],
    ['pg 20-7', 'pg-20-7000'],
    ['tsg 6-700', 'tsg-6-700'],
    ['TSG-6/700', 'tsg-6-700'],
    ['tsg6700', 'tsg-6-700'],
    ['hvts 50', 'hvts-50-10'],
    ['multi ce5', 'multi-ce5'],
    ['cdn5416', 'cdn-5416'],
  ])('%s', (question, slug) => {
    expect(found(question)[0]).toBe(slug);
  });
});

describe('a question finds its article', () => {
  test.each([
    ['my RCD trips when charging', 'charger-rcd-trips'],
    ['gfci trips charger', 'charger-rcd-trips'],
    ['generator does not charge interlock', 'generator-interlock-open'],
    ['how do I install a wallbox', 'install-ac-charger'],
    ['car is not charging', 'car-does-not-charge-pilot-states'],
    ['AC charge does not start', 'car-does-not-charge-pilot-states'],
    ['erase personal data', 'hr-roles-and-personal-data'],
    ['connect charger to OCPP', 'connect-charger-ocpp-1-6'],
    ['no data from my solar plant', 'solar-plant-missing-data'],
    ['modbus register numbering', 'modbus-addresses-and-sunspec'],
    ['low performance ratio', 'performance-ratio-low'],
    ['import employees spreadsheet', 'import-employees-into-hr-product'],
    ['who can see salaries', 'hr-roles-and-personal-data'],
    ['esd table 470 kohm', 'set-up-esd-test-bench'],
    ['verify 1.2/50 us with oscilloscope', 'verify-surge-waveform'],
    ['electrical fast transient how to test', 'first-burst-test'],
    ['ocsilloscope surge verfy', 'verify-surge-waveform'],
  ])('%s', (question, slug) => {
    expect(found(question).slice(0, 3)).toContain(slug);
  });
});

describe('engineers may use their own words', () => {
  test.each([
    ['EFT', 'burst'],
    ['EVSE', 'charger'],
    ['50 µs', '50 us'],
    ['500 Ω', '500 ohm'],
    ['30kV', '30 kV'],
    ['1,2/50', '1.2/50'],
    ['IEC 61000–4–5', 'iec 61000-4-5'],
    ['iec61000-4-5', 'iec 61000-4-5'],
    ['ec61000-4-5', '61000-4-5'],
    ['ISO7637-2', 'iso 7637-2'],
  ])('%s finds what %s finds', (one, other) => {
    expect(found(one).toSorted()).toEqual(found(other).toSorted());
    expect(found(one).length).toBeGreaterThan(0);
  });

  test.each(['CWG', 'combination wave'])('%s leads to the generators of that name', (question) => {
    const generators = ['cwg-4-2', 'cwg-6-3', 'cwg-10-5', 'cwg-20-10'];
    expect(found(question).slice(0, 6)).toEqual(expect.arrayContaining(generators));
  });

  test('BIL leads to impulse voltage generators', () => {
    const [first = ''] = found('BIL').filter((path) => products.some((one) => one.path === path));
    expect(products.find(({ path }) => path === first)?.title).toMatch(/impulse voltage/i);
  });

  test('a bare standard finds only the products that meet it', () => {
    const paths = found('61000-4-5');
    expect(paths).toContain('cwg-4-2');
    for (const path of paths)
      expect([...products, ...articles].find((one) => one.path === path)?.text).toMatch(
        /61000-4-5/,
      );
  });
});
