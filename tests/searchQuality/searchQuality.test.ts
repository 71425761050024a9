import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { find } from '../../src/search/find.ts';
import { readSearchIndex } from '../../src/search/searchIndex.ts';
import { searchIndexPath } from '../../src/site/pageAddresses.ts';
import { openBuiltSite } from '../support/builtSite.ts';

type Question = readonly [question: string | number, ...answers: string[]];

/** By kind: what customers type, and the ends of the addresses that answer it. */
const { notMade, ...kinds } = parse(
  readFileSync('tests/searchQuality/questions.yaml', 'utf8'),
) as Record<string, readonly Question[]>;
const questions = Object.values(kinds).flat();
const index = await readSearchIndex(openBuiltSite().content(searchIndexPath.slice(1)).toString());

/** The place of the first right answer; -1 if there is none. */
const placeOf = ([question, ...answers]: Question) =>
  find(index, String(question)).results.findIndex(({ path }) =>
    answers.some((answer) => path.endsWith(`/${answer}`)),
  );

const places = questions.map((question) => ({ question: question[0], place: placeOf(question) }));
const within = (most: number) => ({
  share: places.filter(({ place }) => place >= 0 && place < most).length / places.length,
  others: places.filter(({ place }) => place < 0 || place >= most),
});

test('there are at least 150 questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(150);
});

test('the right answer is first in 85 % and among three in 95 %', () => {
  const first = within(1);
  expect(first.share, JSON.stringify(first.others)).toBeGreaterThanOrEqual(0.85);
  const three = within(3);
  expect(three.share, JSON.stringify(three.others)).toBeGreaterThanOrEqual(0.95);
});

test('what is not made here is said, and its number never bent to another', () => {
  for (const [question, name] of notMade ?? []) {
    const { notMade: said, results } = find(index, String(question));
    expect([question, said]).toEqual([question, name]);
    expect(results.length).toBeGreaterThan(0);
  }
});

test('a standard without a page is never denied, and something fits or somebody is asked', () => {
  const unlisted = (kinds.families ?? []).map(([question]) => String(question));
  for (const question of [...unlisted, 'IEC 99999', 'IS 98765 flux capacitor', 'GB/T 99887']) {
    const { notMade: denied, notListed, results } = find(index, question);
    expect([question, denied]).toEqual([question, undefined]);
    expect(notListed?.name, question).toMatch(/\d/);
    expect(results.length, question).toBeGreaterThan(0);
  }
});

test('a national edition is looked up as the standard it adopts', () => {
  expect(find(index, 'gbt17626.5-2019').adopted).toMatchObject({ is: 'IEC 61000-4-5' });
  expect(find(index, 'IS 2071 (Part 2)').adopted).toMatchObject({ is: 'IEC 60060-2' });
  expect(find(index, 'GB/T 17626.6').notMade).toBe('IEC 61000-4-6');
});

test('a standard lists no product that does not serve it', () => {
  const { results } = find(index, '61000-4-5', { kind: 'product' });
  const known = new Map(index.knowledge.products.map((product) => [product.path, product]));
  for (const { path } of results)
    expect(known.get(path)?.standards ?? ['iec-61000-4-5'], path).toContain('iec-61000-4-5');
});
