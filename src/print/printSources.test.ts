import { expect, test } from 'vitest';
import { company } from '../site/company.ts';
import { printedAddress } from './printSources.ts';

test('a public address is printed, else that of the company', () => {
  const at = (site: string) => printedAddress('/quote', new URL(site));
  expect(at('https://electrodyne.example')).toBe('https://electrodyne.example/quote');
  for (const site of ['http://localhost:4321', 'http://127.0.0.1', 'http://[::1]:80'])
    expect(at(site)).toBe(`${company.website}/quote`);
});
