import { expect, test } from 'vitest';
import { linkModels } from './linkModels.ts';

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
