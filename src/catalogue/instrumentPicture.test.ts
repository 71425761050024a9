import { expect, test } from 'vitest';
import { products } from '../../tests/support/catalogue.ts';
import { readContent } from '../../tests/support/content.ts';

const pictures = readContent('instrument-pictures.yaml') as { slug: string; alt: string }[];

/** What the text about a picture must and must not say, by the housing in the figures. */
const words = {
  bench: [/./, /floor/],
  cabinet: [/cabinet/, /bench/],
  tower: [/tower|stage|single/i, /bench/],
  column: [/./, /bench|tank/],
  'open-frame': [/./, /bench|cabinet/],
  module: [/module/, /bench/],
  handheld: [/gun|pistol/, /cabinet|castors/],
  box: [/./, /cabinet|castors/],
} as const;

test('no picture shows another housing than the figures name', () => {
  for (const { slug, body } of products) {
    const alt = pictures.find((picture) => picture.slug === slug)?.alt ?? '';
    const [said, unsaid] = words[body.housing];
    expect(alt, slug).toMatch(said);
    expect(alt, slug).not.toMatch(unsaid);
    if (body.housing === 'bench' && /castors/.test(alt)) expect(body.note, slug).toMatch(/castors/);
  }
});
