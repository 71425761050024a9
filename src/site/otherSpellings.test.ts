import { expect, test } from 'vitest';
import { processorSeconds } from '../../tests/support/processorSeconds.ts';
import { canonicalAddress, otherSpellings } from './otherSpellings.ts';
import { pagePaths } from './paths.ts';

test('slashes at the end are left out', () => {
  expect(canonicalAddress('/about/')).toBe('/about');
  expect(canonicalAddress('/about///')).toBe('/about');
  expect(canonicalAddress('/caf\u00e9/')).toBe('/caf%C3%A9');
  expect(canonicalAddress('/instruments/a%2Fb/')).toBe('/instruments/a%2Fb');
  expect(canonicalAddress('/about')).toBeUndefined();
  expect(canonicalAddress('/a//b')).toBeUndefined();
  expect(canonicalAddress('/')).toBeUndefined();
});

test('a long row of slashes takes no time', () => {
  const path = `/a${'/'.repeat(4000)}b`;
  const seconds = processorSeconds(() => {
    for (let times = 0; times < 200; times++) expect(canonicalAddress(path)).toBeUndefined();
  });
  expect(seconds).toBeLessThan(0.5);
});

test('no redirect shadows a page', () => {
  expect(Object.keys(otherSpellings).filter((address) => pagePaths.includes(address))).toEqual([]);
});
