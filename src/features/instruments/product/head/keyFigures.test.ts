import { expect, test } from 'vitest';
import { readContent } from '../../../../../tests/support/content.ts';
import { allProducts } from '../../../../../tests/support/instruments.ts';
import { catalogueSchema } from '../../../../content/schemas/catalogue.ts';
import { keyFigures } from './keyFigures.ts';

const words = catalogueSchema.parse(readContent('catalogue.yaml')).figures;

function figuresOf(slug: string) {
  const product = allProducts.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`There is no ${slug}`);
  return keyFigures(product, words);
}

test('a generator is told by voltage, current, EUT and impedance', () => {
  expect(figuresOf('cwg-6-3')).toEqual([
    { value: '6 kV', label: '1.2/50 µs voltage' },
    { value: '3 kA', label: '8/20 µs current' },
    { value: '16 A', label: 'EUT at 250 V' },
    { value: '2 / 12 Ω', label: 'Source impedance' },
  ]);
});

test('a tower is told by its voltages, energy and height', () => {
  expect(figuresOf('ivg-2400-240000').map(({ value }) => value)).toEqual([
    '2160 kV',
    '2400 kV',
    '240 kJ',
    '12.5 m',
  ]);
});

test('a network names the waves that share a voltage together, and its three phases', () => {
  const [voltage, current, eut] = figuresOf('cdn-5432');
  expect(voltage).toEqual({ value: '8 kV', label: '1.2/50 µs voltage · 5/50 ns burst' });
  expect(current?.value).toBe('4 kA');
  expect(eut).toEqual({ value: '32 A', label: 'EUT at 3 × 440 V' });
});

test('a peak current is told beside the voltage', () => {
  expect(figuresOf('esg-30').slice(0, 2)).toEqual([
    { value: '30 kV', label: 'Electrostatic discharge' },
    { value: '112.5 A', label: 'Peak current' },
  ]);
});

test('impedances that differ from wave to wave are not told in one figure', () => {
  expect(figuresOf('shg-5').map(({ label }) => label)).not.toContain('Source impedance');
});

test('half a joule stays half a joule', () => {
  expect(figuresOf('ivg-5-0-5')).toContainEqual({ value: '0.5 J', label: 'Stored energy' });
});
