import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fleet } from '../../src/features/solar/model/plant/fleet.ts';
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

test('the plants of the solar console have an id each, which is their address', () => {
  const ids = fleet.map(({ id }) => id);
  const double = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(double, 'ids that src/features/solar/model/plant/fleet.ts gives twice').toEqual([]);
});

const numbers = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'];
const plantCount =
  /\b(\d+|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?= (?:(?:invented|simulated|solar|active) )*plants\b)/gi;

test('every text says how many plants the solar console has', () => {
  const said = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').replace(/\s+/g, ' ').matchAll(plantCount)].map(([number]) => ({
      path,
      number: number.toLowerCase(),
    })),
  );
  expect(said.length).toBeGreaterThan(8);
  const right = [numbers[fleet.length - 10], String(fleet.length)];
  const wrong = said.filter(({ number }) => !right.includes(number));
  expect(
    wrong.map(({ path, number }) => `${path} says ${number} plants`),
    `The fleet has ${fleet.length}. The product page's "12 active plants" is specified: section 2, "Solar energy plant monitoring page"`,
  ).toEqual([]);
});
