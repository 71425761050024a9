import { expect, test } from 'vitest';
import { readContent } from '../../../tests/support/content.ts';
import { allProducts as products } from '../../../tests/support/instruments.ts';
import { manualSchema } from '../../content/schemas/manual.ts';
import { printSchema } from '../../content/schemas/print.ts';
import { userManual } from './userManual.ts';

const manual = manualSchema.parse({
  title: 'Test',
  description: 'A manual that is long enough to be described by these sixty and more signs.',
  product: 'instruments',
  order: 1,
  edition: { mark: 'A', date: '2026-11-16' },
  purpose: ['For this test.'],
  panels: [
    { model: 'cwg-6-3', front: [{ part: 'stop', label: 'Stop', row: 'Safety loop' }], rear: [] },
  ],
});

const blocksOf = (html: string) =>
  userManual({
    manual,
    html,
    included: new Map([['care', '<h2>Care</h2><p>@discharge</p>']]),
    models: products.filter(({ slug }) => slug === 'cwg-6-3' || slug === 'pfg-32-3'),
    words: printSchema.parse(readContent('print.yaml')).manual,
    picture: undefined,
    address: 'https://instruments.example/manuals',
  }).data as { blocks: Record<string, unknown>[] };

const words = (value: unknown) => JSON.stringify(value);

test('included chapters become sections, with waiting times from the products', () => {
  const { blocks } = blocksOf('<h2>Safety</h2><p>@include care</p>');
  expect(blocks.map(({ kind }) => kind)).toEqual(['chapter', 'section', 'table']);
  expect(words(blocks[2])).toMatch(/CWG 6-3.*10 s.*PFG 32-3.*5 min/);
});

test('a panel is drawn with the words of the specification', () => {
  const { blocks } = blocksOf('<p>@panel cwg-6-3</p>');
  expect(blocks).toHaveLength(1);
  expect(words(blocks[0])).toContain('Two-channel 24 V interlock');
});

test.each(['@include nothing', '@panel pfg-32-3', '@waveforms 9/9', '@unknown'])(
  '%s stops the build',
  (call) => {
    expect(() => blocksOf(`<p>${call}</p>`)).toThrow();
  },
);
