import { expect, test } from 'vitest';
import {
  categories,
  figures,
  labels,
  products,
  standards,
} from '../../../tests/support/catalogue.ts';
import { isWaveformKey } from '../../components/waveforms/waveforms.ts';
import { requireUnique } from '../../content/requireUnique.ts';
import { company } from '../../site/company.ts';
import { builtInSlugs, categoryKeys } from '../../site/paths.ts';

const standardIds = new Set(standards.map((standard) => standard.id));

test('holds the specified number of products in each category', () => {
  const specified = {
    telecom: 10,
    'surge-current': 5,
    'impulse-voltage': 21,
    'ring-wave': 4,
    'surge-combination-wave': 4,
    'ac-dc-test-equipment': 5,
    'coupling-network': 4,
    multifunction: 2,
    'high-voltage-divider': 4,
    'esd-generators': 3,
    'automotive-ecm-test': 15,
  };
  for (const [key, count] of Object.entries(specified)) {
    const { length } = categories.get(key)?.products ?? [];
    const fixed = `${key} has ${length} products; the specification (section 9) fixes ${count}`;
    expect(length, fixed).toBe(count);
  }
  expect([...categories.keys()].toSorted()).toEqual(categoryKeys.toSorted());
});

test('the four built-in products have the specified levels and one partner', () => {
  const builtIn = builtInSlugs.map((slug) => products.find((product) => product.slug === slug));
  const said = builtIn.map((product) => product && labels(product));
  const fixed = 'The specification (section 3) fixes the levels of the product catalogue entries';
  for (const [index, levels] of [
    ['Burst up to 5 kV', 'Surge up to 5 kV / 2.5 kA'],
    ['Burst up to 8 kV', 'Surge up to 8 kV / 4 kA'],
  ].entries())
    for (const level of levels) expect(said[index]?.split('\n'), fixed).toContain(level);
  for (const product of builtIn) expect(product?.partner).toBe(company.partner.name);
});

test('gives every product its own id, slug and introduction', () => {
  for (const key of ['id', 'slug', 'name', 'intro'] as const) {
    requireUnique(
      products,
      key,
      (product) => product[key],
      ({ name, slug }) => `${name} (${slug})`,
    );
  }
});

test('cites only standards that standards.yaml explains', () => {
  requireUnique(
    standards,
    'id',
    ({ id }) => id,
    ({ title }) => title,
  );
  for (const { slug, standards, table } of products) {
    const cited = [...standards, ...table.map((line) => line.standard)];
    expect(
      cited.filter((id) => id !== 'Rating' && !standardIds.has(id)),
      slug,
    ).toEqual([]);
  }
});

test('lists and explains the same standards', () => {
  for (const { slug, standards, table } of products) {
    const explained = new Set(table.map(({ standard }) => standard));
    explained.delete('Rating');
    expect([...explained].toSorted(), slug).toEqual(standards.toSorted());
  }
});

test('names only waveforms that can be drawn', () => {
  for (const product of products) {
    expect(product.waveforms.length, product.slug).toBeGreaterThan(0);
    expect(
      product.waveforms.filter((key) => !isWaveformKey(key)),
      product.slug,
    ).toEqual([]);
  }
});

test('draws mains failures only for instruments on the mains', () => {
  for (const [key, category] of categories) {
    const mains = ['power-failure', 'multifunction'].includes(key);
    for (const { slug, subtitle, waveforms } of category.products) {
      const drawn = waveforms.filter((wave) => ['dip', 'interruption'].includes(wave));
      if (!mains || subtitle.startsWith('DC')) expect(drawn, slug).toEqual([]);
    }
  }
});

test('every product from 1 kV upwards has a safety text', () => {
  const high = products.filter(
    (product) =>
      product.slug === 'hvts-50-10' ||
      figures(labels(product), /([\d.]+) kV/g).some(([kv = 0]) => kv >= 1),
  );
  expect(high.length).toBeGreaterThan(60);
  for (const product of high) {
    const text = product.safety.flat().join('\n');
    for (const word of [
      /trained/i,
      /interlock/i,
      /earthing stick/i,
      /wait|after \d/i,
      /pacemaker/i,
    ]) {
      expect(text, `${product.slug}: ${word}`).toMatch(word);
    }
  }
});

test('uses the spelling and typography of engineers', () => {
  const gluedUnit = /\d(?:[kmµnp]?[VAFJΩ]|[kM]?Hz|[mµn]s|k?VA|kg|%)(?![\w-])/;
  const hyphenRange = /(?<![\w-])\d[\d.]*-\d[\d.]* (?:[kmµn]?[VAsΩ]\b|%)/;
  const ohmOrMuLetter = /[\u2126\u03bc]/;
  for (const [key, category] of categories) {
    const text = JSON.stringify(category, (name, value) =>
      ['waveforms', 'waves', 'polarity'].includes(name) ? [] : value,
    );
    for (const fault of [/certified/i, gluedUnit, hyphenRange, ohmOrMuLetter]) {
      expect(text.match(fault), `${key}: ${fault}`).toBeNull();
    }
  }
});
