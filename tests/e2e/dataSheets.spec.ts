import { expect } from '@playwright/test';
import { catalogueSchema } from '../../src/content/schemas/catalogue.ts';
import { company } from '../../src/site/company.ts';
import { dataSheetPath } from '../../src/site/paths.ts';
import { accessibilityFaults } from '../support/accessibilityFaults.ts';
import { readContent } from '../support/content.ts';
import { allProducts, terms } from '../support/instruments.ts';
import { readPdf, unspaced } from '../support/readPdf.ts';
import { test } from '../support/test.ts';

const { revision: usual, revisions } = catalogueSchema.parse(
  readContent('catalogue.yaml'),
).dataSheet;
const longDate = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** One template sets all, so one of each category and each revised one tell whether it does. */
const folderOf = ({ path }: { path: string }) => path.replace(/\/[^/]+$/, '');
const read = allProducts.filter(
  (product, at) =>
    product.slug in revisions ||
    folderOf(product) !== folderOf(allProducts[at - 1] ?? { path: '' }),
);

test('every product has a data sheet', async ({ request }) => {
  for (const { slug } of allProducts) {
    const response = await request.head(dataSheetPath(slug));
    expect(response.status(), slug).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
  }
  expect((await request.head(dataSheetPath('no-such-thing'))).status()).toBe(404);
});

test('a data sheet has all the figures of its product', async ({ request }) => {
  for (const product of read) {
    const { slug, name, order, body } = product;
    const revision = revisions[slug] ?? usual;
    const file = await (await request.get(dataSheetPath(slug))).body();
    expect(file.length, slug).toBeLessThanOrEqual(180_000);

    const pdf = await readPdf(file);
    expect(accessibilityFaults(pdf), slug).toEqual([]);
    expect(pdf.info.Title).toBe(`${name}: ${product.subtitle}. Data sheet`);
    expect(pdf.info.Author).toBe(company.name);
    expect(pdf.pages, slug).toHaveLength(product.role === 'complete-system' ? 3 : 2);
    expect(pdf.size).toEqual([0, 0, 595, 842]);
    expect(pdf.bookmarks).toEqual(
      expect.arrayContaining([name, 'Specifications', 'Dimensions', 'Ordering', 'General terms']),
    );
    // The picture, the QR code, the curves and the dimensions.
    const figures = pdf.nodes.filter(({ role, alt }) => role === 'Figure' && alt);
    expect(figures, slug).toHaveLength(Math.min(product.waveforms.length, 6) + 3);
    expect(figures.filter(({ alt }) => alt?.startsWith('QR code of https://'))).toHaveLength(1);
    const printed = [
      name,
      ...product.specs.map(({ label }) => label),
      ...product.table.flatMap(({ standard, detail }) => [standard, detail]),
      ...product.specification.flatMap(({ rows }) => rows.flat()),
      ...[body.widthMm, body.heightMm, body.depthMm].map(String),
      order.code,
      ...order.mains.map((code) => `${order.code}-${code}`),
      ...order.options.flatMap((option) => [`${order.code}/${option.code}`, option.name]),
      ...terms.lines.map(({ text }) => text),
      `revision ${revision.mark}, ${longDate(revision.date)}`,
    ];
    const missing = printed.filter((figure) => !unspaced(pdf.text).includes(unspaced(figure)));
    expect(missing, slug).toEqual([]);
    expect(pdf.text, slug).not.toContain('localhost');
  }
});
