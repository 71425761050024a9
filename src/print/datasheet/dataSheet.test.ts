import { expect, test } from 'vitest';
import { accessibilityFaults } from '../../../tests/support/accessibilityFaults.ts';
import { accessories } from '../../../tests/support/catalogue.ts';
import { readContent } from '../../../tests/support/content.ts';
import { allProducts as products, terms } from '../../../tests/support/instruments.ts';
import { plain, readPdf } from '../../../tests/support/readPdf.ts';
import { productWaveforms } from '../../catalogue/productWaveforms.ts';
import { relatedTo } from '../../catalogue/relatedTo.ts';
import { catalogueSchema } from '../../content/schemas/catalogue.ts';
import { printSchema } from '../../content/schemas/print.ts';
import { printPdf } from '../printPdf.ts';
import { dataSheet } from './dataSheet.ts';

const address = 'https://instruments.example/cdn-5432';

function sheetOf(slug: string) {
  const product = products.find((one) => one.slug === slug);
  if (!product) throw new Error(slug);
  return dataSheet({
    product,
    curves: productWaveforms(product),
    related: relatedTo(product, products, accessories),
    texts: catalogueSchema.parse(readContent('catalogue.yaml')).dataSheet,
    terms,
    words: printSchema.parse(readContent('print.yaml')),
    picture: undefined,
    address,
  });
}

test('a data sheet links to its product and shows the shape at the EUT port', async () => {
  const pdf = await readPdf(await printPdf(await sheetOf('cdn-5432')));
  expect(accessibilityFaults(pdf)).toEqual([]);
  expect(pdf.info.Title).toBe(
    'CDN 5432: Three-phase coupling-decoupling network, 32 A. Data sheet',
  );
  expect(pdf.bookmarks).toContain('CDN 5432');
  expect(new Set(pdf.links)).toEqual(new Set([address]));
  const described = pdf.nodes.flatMap(({ role, alt }) =>
    role === 'Figure' ? plain(alt ?? '') : [],
  );
  expect(described).toEqual([
    `QR code of ${address}`,
    expect.stringContaining(plain('1.2/50 µs impulse voltage')),
    expect.stringContaining(plain('8/20 µs impulse current')),
    expect.stringContaining('Fast transient burst'),
    expect.stringContaining('ring wave'),
    'CDN 5432 from the front and side: 483 mm wide, 445 mm high, 650 mm deep.',
  ]);
  expect(pdf.text).toContain(plain('8 kV, 1.2 µs ± 30 %, 50 µs +10/−15 µs'));
  expect(pdf.text).toContain(plain('667 A, 2.5 µs ± 30 %, 25 µs ± 30 %'));
  expect(pdf.text).toContain(address.replace('https://', ''));
});

test('a generator has no EUT port of a network', async () => {
  expect((await sheetOf('cwg-6-3')).data).toMatchObject({ port: { rows: [] } });
});
