import { expect, test } from 'vitest';
import { orderCatalogue as catalogue } from '../../../tests/support/orderCatalogue.ts';
import { newLine } from '../../forms/quoteList/quoteLine.ts';
import { askedList } from './askedList.ts';
import { takeAskedLines } from './takeAskedLines.ts';

const asked = (query: string) => askedList(catalogue, new URLSearchParams(query));
const own = [{ ...newLine('cdn-5432'), quantity: 2 }];

test('a link to products adds them to the list', () => {
  const { lines, offered } = takeAskedLines(
    catalogue,
    asked('product=multi-ce7&product=cdn-5432'),
    own,
  );
  expect(lines).toEqual([...own, newLine('multi-ce7')]);
  expect(offered).toEqual([]);
});

test('a shared list is the list of a visitor who has none', () => {
  const { lines, offered } = takeAskedLines(catalogue, asked('line=multi-ce7*3'), []);
  expect(lines).toEqual([{ ...newLine('multi-ce7'), quantity: 3 }]);
  expect(offered).toEqual([]);
});

test('a visitor with a list chooses between it and another, but not between equals', () => {
  const shared = takeAskedLines(catalogue, asked('line=multi-ce7*3'), own);
  expect(shared).toMatchObject({ lines: own, offered: [{ slug: 'multi-ce7', quantity: 3 }] });
  expect(takeAskedLines(catalogue, asked('line=cdn-5432*2'), own)).toMatchObject({
    ...{ lines: own, offered: [] },
  });
});

test('names that the catalogue does not have are told', () => {
  expect(asked('product=multi-ce7&product=nonsense')).toMatchObject({
    ...{ lines: [newLine('multi-ce7')], unknown: ['nonsense'] },
  });
  expect(takeAskedLines(catalogue, asked(''), [newLine('sold-out'), ...own])).toMatchObject({
    ...{ lines: own, gone: ['sold-out'] },
  });
});

test('a list that was sent is gone, and a draft is what was typed', () => {
  expect(takeAskedLines(catalogue, { ...asked(''), kind: 'sent' }, own).lines).toEqual([]);
  const draft = { ...asked('product=multi-ce7'), kind: 'draft' as const };
  expect(takeAskedLines(catalogue, draft, own).lines).toEqual([newLine('multi-ce7')]);
});

test('more lines than a list takes are counted', () => {
  const all = catalogue.products.map(({ slug }) => ['product', slug]);
  const list = askedList(catalogue, new URLSearchParams(all));
  expect([list.lines.length, list.left]).toEqual([50, all.length - 50]);
});
