import fc from 'fast-check';
import { expect, test } from 'vitest';
import { find } from './find.ts';
import { buildSearchIndex, type SearchDocument } from './searchIndex.ts';

const page = (path: string, title: string, text = ''): SearchDocument => ({
  path,
  kind: 'page',
  title,
  description: text,
  model: '',
  headings: '',
  text,
});

const index = buildSearchIndex([
  page('/surge', 'Surge generators', 'Impulses of 1.2/50 µs for equipment at the mains.'),
  page('/charger', 'DC charger', 'Charging at 180 kW.'),
  { ...page('/help', 'Charger installation', 'Where the cable goes.'), kind: 'help' },
]);
const found = (question: string) => find(index, question).results.map(({ path }) => path);

test('finds pages while a word is being typed', () => {
  expect(found('su')).toEqual(['/surge']);
  expect(found('surge gen')).toEqual(['/surge']);
});

test('tolerates typos in words but not in numbers', () => {
  expect(found('genrators')).toEqual(['/surge']);
  expect(found('sruge genertor')).toEqual(['/surge']);
  expect(found('1.2/51')).toEqual([]);
});

test('matches all forms of a word', () => {
  expect(found('charges')).toEqual(found('charged'));
  expect(found('charge').toSorted()).toEqual(['/charger', '/help']);
});

test('a page that matches the whole question comes before one that matches a part', () => {
  expect(found('how do I install a charger')[0]).toBe('/help');
});

test('a manual comes after its product, unless manuals are asked for by name', () => {
  const manual = { ...page('/manual', 'DC charger'), kind: 'manual' as const, text: 'User manual' };
  const list = page('/manuals', 'User manuals', 'For the DC charger and others.');
  const all = buildSearchIndex([manual, list, { ...page('/dc', 'DC charger'), kind: 'product' }]);
  expect(find(all, 'dc charger').results[0]?.path).toBe('/dc');
  expect(find(all, 'dc charger handbook').results[0]?.path).toBe('/manual');
  expect(find(all, 'manual').results[0]?.path).toBe('/manuals');
});

test('a question about training does not find every mention of trained staff', () => {
  const course = page('/course', 'Training days');
  const device = page('/device', 'Surge generator', 'For trained staff only.');
  const { results } = find(buildSearchIndex([course, device]), 'training');
  expect(results.map(({ path }) => path)).toEqual(['/course']);
});

test('a kind narrows the results but not the counts', () => {
  const { results, counts } = find(index, 'charger', { kind: 'help' });
  expect(results.map(({ path }) => path)).toEqual(['/help']);
  expect(counts).toEqual({ page: 1, help: 1 });
});

test('a limit shortens the list but not the count', () => {
  const { results, total } = find(index, 'charger', { limit: 1 });
  expect([results.length, total]).toEqual([1, 2]);
});

test('marks what matched', () => {
  const [result] = find(index, 'surge').results;
  expect(result?.title).toEqual([
    { text: 'Surge', hit: true },
    { text: ' generators', hit: false },
  ]);
});

test('an empty question finds nothing', () => {
  expect(found('')).toEqual([]);
  expect(found(' \n\t ')).toEqual([]);
  expect(found('?!')).toEqual([]);
});

test('a question of stop words alone still finds pages', () => {
  expect(found('where')).toEqual(['/help']);
});

test('accepts any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { question, results } = find(index, text);
      expect(question.length).toBeLessThanOrEqual(200);
      expect(question.isWellFormed()).toBe(true);
      expect(results.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 40 },
  );
  for (const text of [
    '__proto__',
    'constructor',
    'a'.repeat(5000),
    '\ud800',
    '(((',
    '-'.repeat(300),
  ])
    expect(() => find(index, text)).not.toThrow();
});
