import { expect, test } from 'vitest';
import { figure, figures, products, row } from '../../../tests/support/catalogue.ts';
import type { Product } from '../../content/schemas/product.ts';

const find = (slug: string) => products.find((product) => product.slug === slug) as Product;
const detail = (slug: string, standard: string) =>
  find(slug)
    .table.filter((line) => line.standard === standard)
    .map((line) => line.detail)
    .join('\n');

/** What a 2 Ω combination wave drives through a protector of some residual voltage, in kA. */
const throughProtector = (kilovolts: number, residual: number) => (kilovolts - residual) / 2;

test('combination waves promise only the current that passes a protector', () => {
  const printed = [
    [20, detail('cwg-20-10', 'IEC 61643-11'), /([\d.]+) kA at ([\d.]+) kV/g],
    [20, detail('cwg-20-10', 'IEC 61643-31'), /([\d.]+) kA at ([\d.]+) kV/g],
    [10, find('cwg-10-5').intro, /([\d.]+) kA through a protector of ([\d.]+) kV/g],
  ] as const;
  for (const [kilovolts, text, pattern] of printed) {
    const found = figures(text, pattern);
    expect(found.length, text).toBeGreaterThan(0);
    for (const [kiloamperes = 0, residual = 0] of found)
      expect(kiloamperes, text).toBe(throughProtector(kilovolts, residual));
  }
  const [first, second] = find('cwg-20-10').covers.filter(({ unit }) => unit === 'A');
  for (const cover of [first, second]) {
    const residual = figure(cover?.levels ?? '', /residual voltage to (\d+) kV/);
    expect(cover?.upTo).toBe(1000 * throughProtector(20, residual));
  }
});

test('insulation resistance ends where the current error would hide it', () => {
  const error = figure(row(find('dct-6-10'), 'Accuracy'), /± ([\d.]+) µA/);
  const ranges = figures(row(find('dct-6-10'), 'Insulation resistance'), /(\d) GΩ at (\d) kV/g);
  expect(ranges).toHaveLength(2);
  // Kilovolts by gigaohms are microamperes.
  for (const [gigaohms = 0, kilovolts = 0] of ranges)
    expect(error / (kilovolts / gigaohms)).toBeLessThanOrEqual(0.2);
});

interface Loop {
  henries: number;
  ohms: number;
  farads: number;
  /** Residual voltage of an arrester block, in volts; it does not conduct below that. */
  residual?: number;
}

/** The swing below zero of a discharge at 80 kV, as a share of the peak. */
function swing({ henries, ohms, farads, residual = 0 }: Loop): number {
  const step = 1e-9;
  let [charge, current, peak, trough] = [80e3 * farads, 0, 0, 0];
  for (let time = 0; time < 40e-6; time += step) {
    const volts = charge / farads;
    const against = current === 0 ? Math.sign(volts) * residual : Math.sign(current) * residual;
    const next = current + ((volts - against - ohms * current) / henries) * step;
    // At a zero of the current, a block conducts again only above its residual voltage.
    current = current * next < 0 && Math.abs(volts) < residual ? 0 : next;
    if (current === 0 && Math.abs(volts) < residual) break;
    charge -= current * step;
    peak = Math.max(peak, current);
    trough = Math.min(trough, current);
  }
  return -trough / peak;
}

test('the 4/10 µs loop swings back as far as printed', () => {
  const product = find('icg-65-10');
  const loop = {
    henries: figure(row(product, 'Loop'), /([\d.]+) µH/) * 1e-6,
    ohms: figure(row(product, 'Loop'), /([\d.]+) Ω/),
    farads: figure(row(product, 'Bank'), /([\d.]+) µF/) * 1e-6,
  };
  const printed = row(product, 'Reversal of polarity');
  expect(Math.round(100 * swing(loop))).toBe(figure(printed, /^(\d+) %/));
  const residual = 1000 * figure(printed, /with (\d+) kV/);
  expect(swing({ ...loop, residual })).toBeCloseTo(0, 6);
});

/** Front and tail in µs, and the peak, of a single-stage generator with a lead of some inductance. */
function impulse(henries: number, frontOhms: number, load: number) {
  const [bank, tailOhms, step] = [1.17e-6, 56, 1e-9];
  let [volts, current, charged] = [0, 0, 1];
  const record: number[] = [];
  for (let time = 0; time < 90e-6; time += step) {
    current += ((charged - frontOhms * current - volts) / henries) * step;
    volts += (current * step) / load;
    charged -= ((current + charged / tailOhms) * step) / bank;
    record.push(volts);
  }
  const peak = record.reduce((most, value) => Math.max(most, value));
  const rise = (share: number) => record.findIndex((value) => value >= share * peak);
  const top = record.indexOf(peak);
  const half = record.findIndex((value, at) => at > top && value <= peak / 2);
  const front = (rise(0.9) - rise(0.3)) / 0.6;
  return { front: front / 1000, tail: (half - rise(0.3) + 0.3 * front) / 1000, peak };
}

test('the photovoltaic impulse keeps its tolerance into every load with 1 µH of lead', () => {
  const text = row(find('ivg-16-150'), 'Front resistors');
  const ranges = figures(text, /([\d.]+) Ω up to (\d+) nF/g);
  expect(ranges).toHaveLength(3);
  const base = figure(text, /base load (\d+) nF/);
  let from = 0;
  for (const [ohms = 0, to = 0] of ranges) {
    for (const load of [from, to]) {
      const farads = (base + load) * 1e-9;
      const { front, tail, peak } = impulse(1e-6, ohms, farads);
      expect(Math.abs(front / 1.2 - 1), `${ohms} Ω, ${load} nF: ${front} µs`).toBeLessThan(0.3);
      expect(Math.abs(tail / 50 - 1), `${ohms} Ω, ${load} nF: ${tail} µs`).toBeLessThan(0.2);
      expect(peak / impulse(2e-8, ohms, farads).peak - 1).toBeLessThan(0.1);
    }
    from = to;
  }
  const [ohms = 0] = ranges.at(-1) ?? [];
  const [, least = 0] = ranges.at(-2) ?? [];
  const farads = (base + least) * 1e-9;
  const overshoot = impulse(3e-6, ohms, farads).peak / impulse(2e-8, ohms, farads).peak - 1;
  expect(overshoot, 'with 3 µH').toBeGreaterThan(0.1);
});

test('a divider of 20 MHz is not offered for bursts', () => {
  const megahertz = figure(row(find('hvd-r-30'), 'Bandwidth'), /to (\d+) MHz/);
  // Rise time of a first-order low pass, in ns.
  expect(350 / megahertz).toBeGreaterThan(5);
  expect(find('hvd-r-30').waves.map(({ wave }) => wave)).not.toContain('5-50');
});
