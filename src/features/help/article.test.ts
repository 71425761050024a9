import { expect, test } from 'vitest';
import { articleParts, linkModels, relatedArticles } from './article.ts';

test('an article is split at its headings without losing anything', () => {
  const html =
    '<p>First.</p><h2 id="r-d">R &amp; <code>D</code></h2><p>One.</p><h3 id="x">X</h3><h2 id="b">B</h2>';
  expect(articleParts(html)).toEqual({
    opening: '<p>First.</p>',
    parts: [
      { id: 'r-d', title: 'R & D', html: '<p>One.</p><h3 id="x">X</h3>' },
      { id: 'b', title: 'B', html: '' },
    ],
  });
});

test('tables get a frame that can be scrolled by keyboard', () => {
  expect(articleParts('<table><tr></tr></table>').opening).toBe(
    '<div class="table-frame" tabindex="0"><table><tr></tr></table></div>',
  );
});

const models = [{ name: 'CDN 5416', path: '/instruments/cdn-5416' }];
const link = '<a href="/instruments/cdn-5416">CDN 5416</a>';

test('names in paragraphs and tables become links', () => {
  expect(linkModels('<p>On CDN 5416 (to 440 V).</p><td>CDN 5416</td>', models)).toBe(
    `<p>On ${link} (to 440 V).</p><td>${link}</td>`,
  );
});

test('headings, links and code stay as they are', () => {
  const html = `<h2 id="cdn">The CDN 5416</h2><p>${link} and <code>CDN 5416</code></p>`;
  expect(linkModels(html, models)).toBe(html);
});

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
