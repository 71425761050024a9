import { expect, test } from 'vitest';
import {
  figure,
  figures,
  labels,
  near,
  products,
  productsOf,
  row,
} from '../../../tests/support/catalogue.ts';
import { waveforms } from '../../components/waveforms/waveforms.ts';
import type { Product } from '../../content/schemas/product.ts';

/** More products may print such figures, fewer must not: then a pattern no longer fits the words. */
const expectAtLeast = (count: number, found: readonly unknown[]) =>
  expect(found.length, 'figures found by their wording').toBeGreaterThanOrEqual(count);

const outputKv = /Open-circuit voltage [\d.]+–([\d.]+) kV/;

test('combination waves have 2 Ω', () => {
  const inOneLabel = /(?:1\.2\/50–8\/20 µs to|Surge up to) ([\d.]+) kV \/ ([\d.]+) kA/g;
  const inTwoLabels =
    /1\.2\/50 µs open-circuit voltage to ([\d.]+) kV\n8\/20 µs short-circuit current to ([\d.]+) kA/g;
  const pairs = products.flatMap((product) => [
    ...figures(labels(product), inOneLabel),
    ...figures(labels(product), inTwoLabels),
  ]);
  expectAtLeast(10, pairs);
  for (const [kv = 0, ka = 0] of pairs) expect(kv / ka, `${kv} kV / ${ka} kA`).toBe(2);
});

test('10/700 and 9/720 µs waves have 40 Ω', () => {
  const pairs = products.flatMap((product) => {
    const text = labels(product);
    const own = text.includes('10/700 µs voltage')
      ? [[figure(text, outputKv), figure(text, /current up to ([\d.]+) A/)]]
      : [];
    const typeB = text.includes('9/720 µs')
      ? figures(text, /([\d.]+) A at ([\d.]+) kV/g).map(([a = 0, kv = 0]) => [kv, a])
      : [];
    return [...own, ...typeB, ...figures(text, /10\/700 µs to ([\d.]+) kV \/ ([\d.]+) A/g)];
  });
  expectAtLeast(3 + 2 + 3, pairs);
  for (const [kv = 0, a = 0] of pairs) expect((kv * 1000) / a, `${kv} kV / ${a} A`).toBe(40);
});

test('telecom source resistances follow from voltage and current', () => {
  for (const slug of ['tsg-2-1000', 'tsg-1-5-160']) {
    const text = labels(products.find((product) => product.slug === slug) as Product);
    const resistance = figure(text, /Source resistance ([\d.]+) Ω/);
    expect((figure(text, outputKv) * 1000) / figure(text, /up to (\d+) A/)).toBe(resistance);
  }
});

test('ring and damped oscillatory waves have 12, 30 or 200 Ω', () => {
  const found = productsOf('ring-wave').flatMap((product) => {
    const volts = figure(labels(product), outputKv) * 1000;
    return figures(labels(product), /([\d.]+) A at (\d+) Ω/g).map(([amperes = 0, ohms = 0]) => {
      expect(amperes, product.slug).toBe(Math.round(volts / ohms));
      return ohms;
    });
  });
  expectAtLeast(6, found);
  expect([12, 30, 200]).toEqual(expect.arrayContaining(found));
  const hybrid = productsOf('surge-hybrid').flatMap((product) =>
    figures(labels(product), /ring wave to ([\d.]+) kV \/ ([\d.]+) A/g),
  );
  expectAtLeast(1, hybrid);
  for (const [kv = 0, a = 0] of hybrid) expect((kv * 1000) / a, `${kv} kV / ${a} A`).toBe(12);
});

test('ring waves decay like their waveform', () => {
  const rings = products.filter(({ waveforms }) => waveforms.includes('ring-wave'));
  const printed = rings.map((product) => row(product, 'Oscillation') || row(product, 'Ring decay'));
  const decays = printed.filter(Boolean);
  expectAtLeast(4, decays);
  for (const decay of decays)
    expect(decay).toMatch(/second peak 40–110 %, third and fourth 40–80 % of the one before$/i);
  const { caption, at } = waveforms['ring-wave'];
  expect(caption).toContain('40 % to 110 %');
  // Half a period of 100 kHz lies between one peak and the next.
  const ratio = Math.abs(at(5.3) / at(0.6));
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(1.1);
});

/** Farads from "… 0.5 µF" or "… 40 nF". */
const farads = (text: string) => {
  const [, value, unit] = text.match(/([\d.]+) ([µn])F/) ?? [];
  return Number(value) * (unit === 'n' ? 1e-9 : 1e-6);
};
const joules = (text: string) => {
  const [, value, unit] = text.match(/Stored energy ([\d.]+) (k?)J/) ?? [];
  return Number(value) * (unit === 'k' ? 1000 : 1);
};

test('impulse voltage generators: name, energy, voltage and capacitance agree', () => {
  for (const product of productsOf('impulse-voltage')) {
    const { name, slug } = product;
    const text = labels(product);
    const kv = figure(text, /(?:Impulse voltage [\d.]+–|Total charging voltage )([\d.]+) kV/);
    expect(name.split(' ')[1], slug).toBe(`${kv}-${joules(text)}`);
    const capacitance = (2 * joules(text)) / (kv * 1000) ** 2;
    const detail = row(product, 'Impulse capacitance') || row(product, 'Energy and capacitance');
    near(farads(detail), capacitance, slug);
    const label = product.specs.find((spec) => spec.label.startsWith('Impulse capacitance'));
    if (label) near(farads(label.label), capacitance, slug);
  }
});

test('stage generators: the stages add up, and 90 % reaches the withstand level', () => {
  const stages = productsOf('impulse-voltage').filter((product) =>
    labels(product).includes('Total charging voltage'),
  );
  expectAtLeast(12, stages);
  for (const product of stages) {
    const [[total = 0, count = 0, each = 0] = []] = figures(
      labels(product),
      /Total charging voltage (\d+) kV \((\d+) × (\d+) kV\)/g,
    );
    expect(count * each, product.slug).toBe(total);
    expect(total * 0.9).toBeGreaterThanOrEqual(figure(labels(product), /BIL (\d+) kV/));
    near(figure(row(product, 'Lightning impulse'), /up to (\d+) kV/), total * 0.9, product.slug);
  }
});

test('surge current generators: name, energy, voltage and bank agree', () => {
  const generators = productsOf('surge-current').filter(({ name }) => name.startsWith('PG '));
  expectAtLeast(4, generators);
  for (const product of generators) {
    const text = labels(product);
    const kv = figure(text, /Charging voltage up to (\d+) kV/);
    expect(product.name).toBe(`PG ${kv}-${joules(text)}`);
    near(farads(row(product, 'Bank')), (2 * joules(text)) / (kv * 1000) ** 2, product.slug);
  }
});

test('impulse currents: charge, specific energy, bank and ladder agree', () => {
  for (const product of productsOf('impulse-current')) {
    const text = labels(product);
    const ka = figure(text, /Impulse current [\d.]+–([\d.]+) kA/);
    if (text.includes('10/350')) {
      // An exponential tail of 350 µs to half has a time constant of about 0.5 ms.
      const charge = figure(text, /Charge ([\d.]+) As/);
      near(charge, ka * 0.5, product.slug);
      near(figure(text, /W\/R ([\d.]+) kJ/), (ka * charge) / 2, product.slug);
    }
    if (text.includes('Stored energy')) {
      const volts = figure(text, /Charging voltage up to (\d+) kV/) * 1000;
      near(farads(row(product, 'Bank')), (2 * joules(text)) / volts ** 2, product.slug);
    }
    if (text.includes('Ladder')) {
      const [[sections = 0, micro = 0, milli = 0] = []] = figures(
        row(product, 'Bank'),
        /(\d+) sections of ([\d.]+) µF and ([\d.]+) mH/g,
      );
      const [henries, capacity] = [milli * 1e-3, micro * 1e-6];
      near(
        figure(row(product, 'Ladder impedance'), /([\d.]+) Ω/),
        Math.sqrt(henries / capacity),
        'Ω',
      );
      near(figure(text, /([\d.]+) ms/) / 1000, 2 * sections * Math.sqrt(henries * capacity), 's');
    }
  }
});

test('AC and DC sources: power is voltage times current', () => {
  for (const product of productsOf('ac-dc-test-equipment')) {
    const text = labels(product);
    const [, volts, voltUnit] = text.match(/Output [\d.]+–([\d.]+) (k?)V/) ?? [];
    const [, amperes, ampereUnit] = text.match(/urrent up to ([\d.]+) (m?)A/) ?? [];
    const [, power, powerUnit] = text.match(/power ([\d.]+) (k?)(?:VA|W)/) ?? [];
    const computed =
      Number(volts) * (voltUnit ? 1000 : 1) * Number(amperes) * (ampereUnit ? 0.001 : 1);
    near(Number(power) * (powerUnit ? 1000 : 1), computed, product.slug);
  }
});

test('capacitive dividers: ratio and both capacitances agree', () => {
  const dividers = productsOf('high-voltage-divider').filter(({ name }) => name.includes('-C '));
  expect(dividers).toHaveLength(2);
  for (const product of dividers) {
    const text = labels(product);
    const picofarads = figure(text, /High-voltage capacitance (\d+) pF/);
    const lower = figure(row(product, 'Capacitance'), /low-voltage arm ([\d.]+) µF/);
    near((lower * 1e6) / picofarads, figure(text, /Ratio (\d+):1/), product.slug);
  }
});

test('contact discharge peaks at 3.75 A per kilovolt', () => {
  const pairs = productsOf('esd-generators').flatMap((product) =>
    figures(labels(product), /([\d.]+) A first peak at ([\d.]+) kV contact/g),
  );
  expect(pairs.map(([a = 0, kv = 0]) => a / kv)).toEqual([3.75]);
});
