import { expect } from '@playwright/test';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { company } from '../../src/site/company.ts';
import { dataSheetPath } from '../../src/site/paths.ts';
import { allProducts } from '../support/instruments.ts';
import { test } from '../support/test.ts';

/** Normalises line breaks, non-breaking spaces and the two Unicode signs for micro. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ');

test('every product has a data sheet with its figures on two pages', async ({ request }) => {
  test.setTimeout(120_000);
  for (const product of allProducts) {
    const response = await request.get(dataSheetPath(product.slug));
    expect(response.status(), product.slug).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    const file = new Uint8Array(await response.body());
    expect(file.length, product.slug).toBeLessThanOrEqual(150_000);

    const pdf = await getDocumentProxy(file);
    const { info } = await getMeta(pdf);
    expect(info.Title).toBe(`${product.name}: ${product.subtitle}. Data sheet`);
    expect(info.Author).toBe(company.name);
    expect(info.Language).toBe('en');
    expect(pdf.numPages, product.slug).toBe(2);
    const { view } = await pdf.getPage(1);
    expect(view.map(Math.round)).toEqual([0, 0, 595, 842]);

    const { text } = await extractText(pdf, { mergePages: true });
    const printed = plain(text);
    const figures = [
      product.name,
      ...product.specs.map(({ label }) => label),
      ...product.table.flatMap(({ standard, detail }) => [standard, detail]),
      ...product.specification.flatMap(({ rows }) => rows.flat()),
      'revision A, 2 November 2026',
      'Safety',
    ];
    const missing = figures.map(plain).filter((figure) => !printed.includes(figure));
    expect(missing, product.slug).toEqual([]);
    expect(printed, product.slug).not.toContain('localhost');
  }
});

test('an unknown data sheet answers 404', async ({ request }) => {
  expect((await request.get(dataSheetPath('no-such-thing'))).status()).toBe(404);
});
