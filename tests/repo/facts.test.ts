import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '../../src/site/fillFacts.ts';
import { repoFiles } from '../support/repoFiles.ts';

/** India and 2019 are also said of laws, standards and employees. */
const { country, founded, ...spelt } = facts;
/** The facts themselves, and the map of one city, which has a test of its own. */
const allowed = ['src/site/company.ts', 'src/features/contact/mapFeatures.ts'];
const files = repoFiles.filter(
  (path) =>
    /^src\/.*\.(ts|tsx|astro|yaml|md)$/.test(path) &&
    !/\.test\.tsx?$/.test(path) &&
    !allowed.includes(path),
);

test('no page or program spells a fact of the company by itself', () => {
  const found = files.flatMap((path) => {
    const text = readFileSync(path, 'utf8').replace(/\s+/g, ' ');
    return Object.entries(spelt)
      .filter(([, value]) => text.includes(value))
      .map(
        ([name, value]) =>
          `${path} says "${value}": write {${name}} in content, company.ts in code`,
      );
  });
  expect(found).toEqual([]);
});
