import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductCard } from './ProductCard.tsx';

const product = {
  id: 104,
  slug: 'hvts-50-10',
  name: 'HVTS 50-10',
  subtitle: 'Plug-in wave generator',
  specs: [],
  path: '/instruments/transient-generators/surge-combination-wave/hvts-50-10',
  picture: undefined,
  reach: '1.2/50 µs voltage up to 18 kV',
};

test('a product without a picture shows the placeholder', () => {
  const card = renderToStaticMarkup(<ProductCard product={product} />);
  expect(card).toContain('<img src="/images/placeholder.svg"');
  expect(card).not.toContain('<source');
});

test('a product without figures has no empty list', () => {
  expect(renderToStaticMarkup(<ProductCard product={product} />)).not.toContain('<ul');
});

test('each figure has the icon of its kind', () => {
  const specs = [
    { label: '4 kV', type: 'kv' },
    { label: '2 kA', type: 'current' },
  ] as const;
  const card = renderToStaticMarkup(<ProductCard product={{ ...product, specs: [...specs] }} />);
  const figures = card.slice(card.indexOf('<ul'), card.indexOf('</ul>'));
  const icons = [...figures.matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path);
  expect(new Set(icons).size).toBe(2);
  expect(card).toContain('aria-label="Key figures"');
});
