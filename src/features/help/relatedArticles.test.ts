import { expect, test } from 'vitest';
import { relatedArticles } from './relatedArticles.ts';

const article = (path: string, title: string, product: 'solar' | 'hr' = 'solar') =>
  ({ path, title, description: '', product, kind: 'installation', minutes: 1 }) as const;

test('the most similar articles on the same product come first, without the article itself', () => {
  const own = article('/own', 'Modbus wiring of inverters');
  const all = [
    own,
    article('/far', 'Cleaning panels'),
    article('/near', 'Inverter Modbus addresses'),
    article('/other', 'Modbus wiring of inverters', 'hr'),
  ];
  expect(relatedArticles(own, all).map(({ path }) => path)).toEqual(['/near', '/far']);
});
