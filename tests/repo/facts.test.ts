import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '../../src/site/fillFacts.ts';
import { repoFiles } from '../support/repoFiles.ts';

/** "India" and "2019" also occur in laws, standards and job descriptions. */
const { country, founded, ...spelt } = facts;
const allowed = [
  'src/site/company.ts',
  // The city map has its own test, and a simulated plant can be in any city.
  'src/features/contact/mapFeatures.ts',
  'src/features/solar/model/plant/fleet.ts',
];
const files = repoFiles.filter(
  (path) =>
    /^src\/.*\.(ts|tsx|astro|yaml|md)$/.test(path) &&
    !/\.test\.tsx?$/.test(path) &&
    !allowed.includes(path),
);

test('company facts are written only in company.ts', () => {
  const found = files.flatMap((path) => {
    const text = readFileSync(path, 'utf8').replace(/\s+/g, ' ');
    return Object.entries(spelt)
      .filter(([, value]) => value && text.includes(value))
      .map(
        ([name, value]) =>
          `${path} says "${value}": write {${name}} in content, company.ts in code`,
      );
  });
  expect(found).toEqual([]);
});
