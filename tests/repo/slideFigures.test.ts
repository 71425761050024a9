import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtInSlides } from '../../src/slides/builtInSlides.ts';

const [charging, , testing] = builtInSlides;
const content = (file: string) => parse(readFileSync(`src/content/${file}.yaml`, 'utf8'));

test('the slide on test engineering names the highest voltage of the catalogue', () => {
  const { products } = content('instruments/impulse-voltage');
  const volts = products.map(({ chargingVolts = 0 }: { chargingVolts?: number }) => chargingVolts);
  expect(testing?.subtitle).toContain(`${Math.max(...volts) / 1000} kV`);
});

test('the slide on charging names the smallest and the largest power of the chargers', () => {
  const powers = ['chargers/ac', 'chargers/dc'].flatMap((file) => {
    const words = JSON.stringify(content(file));
    return [...words.matchAll(/(\d+(?:\.\d+)?) ?kW\b/g)].map(([, power]) => Number(power));
  });
  expect(charging?.headingLines.at(-1)).toBe(
    `from ${Math.min(...powers)} to ${Math.max(...powers)} kW`,
  );
});
