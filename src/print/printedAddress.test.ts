import { expect, test } from 'vitest';
import { printedAddress } from './printedAddress.ts';

test('only a public address is printed', () => {
  const at = (site: string) => printedAddress('/quote', new URL(site));
  expect(at('https://electrodyne.example')).toBe('https://electrodyne.example/quote');
  for (const site of ['http://localhost:4321', 'http://127.0.0.1', 'http://[::1]:80'])
    expect(at(site)).toBe('');
});
