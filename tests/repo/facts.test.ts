import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { speltFacts, wrongPlantCounts } from '../../src/checks/words.ts';
import { fleet } from '../../src/features/solar/model/plant/fleet.ts';
import { repoFiles } from '../support/repoFiles.ts';

const allowed = [
  'src/site/company.ts',
  // The city map has its own test, and a simulated plant can be in any city.
  'src/features/contact/mapFeatures.ts',
  'src/features/solar/model/plant/fleet.ts',
];
/** The checks of content look for the same in its files. */
const files = repoFiles
  .filter(
    (path) =>
      /^src\/.*\.(ts|tsx|astro)$/.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      !allowed.includes(path),
  )
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('company facts are written only in company.ts', () => {
  const found = files.flatMap(({ path, text }) =>
    speltFacts(text).map(([name, value]) => `${path} says "${value}": write ${name}`),
  );
  expect(found).toEqual([]);
});

test('the plants of the solar console have an id each, which is their address', () => {
  const ids = fleet.map(({ id }) => id);
  const double = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(double, 'ids that src/features/solar/model/plant/fleet.ts gives twice').toEqual([]);
});

test('every text says how many plants the solar console has', () => {
  const wrong = files.flatMap(({ path, text }) =>
    wrongPlantCounts(text).map((number) => `${path} says ${number} plants`),
  );
  expect(wrong, `The fleet has ${fleet.length}`).toEqual([]);
});
