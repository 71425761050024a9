import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { openBuiltSite } from '../support/builtSite.ts';
import { htmlProblems } from '../support/htmlProblems.ts';
import { schemaProblems } from '../support/schemaProblems.ts';

const site = openBuiltSite();
const pages = site.names.filter((name) => name.endsWith('.html')).sort();
const read = (page: string) => site.content(page).toString();

/** Sibling products and articles share a template, so one of each is enough. */
const samples = Object.values(Object.groupBy(pages, dirname)).flatMap((siblings = []) =>
  dirname(siblings[0] ?? '').split('/').length > 1 ? siblings.slice(0, 1) : siblings,
);

test('pages are valid HTML', async () => {
  expect(samples.length).toBeGreaterThan(50);
  for (const page of samples) expect(await htmlProblems(read(page)), page).toEqual([]);
});

test('structured data uses only schema.org types and properties', () => {
  expect(pages.length).toBeGreaterThan(150);
  for (const page of pages) expect(schemaProblems(read(page)).problems, page).toEqual([]);
});

test('the checker reports types and properties schema.org does not have', () => {
  const of = (node: object) =>
    schemaProblems(`<script type="application/ld+json">${JSON.stringify(node)}</script>`).problems;
  expect(of({ '@type': 'Product', name: 'A', brand: { '@type': 'Brand', name: 'B' } })).toEqual([]);
  expect(of({ '@type': 'Produkt' })).toEqual(['Produkt: no type Produkt']);
  expect(of({ '@type': 'Product', colour: 'red' })).toHaveLength(1);
  expect(of({ '@type': 'Product', brand: { '@type': 'Country' } })).toHaveLength(1);
  expect(of({ '@type': 'JobPosting', datePosted: 'soon' })).toHaveLength(1);
  expect(of({ '@type': 'WebSite', publisher: { '@id': '#nobody' } })).toEqual([
    'nothing has the id #nobody',
  ]);
});
