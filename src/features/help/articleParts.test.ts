import { expect, test } from 'vitest';
import { articleParts } from './articleParts.ts';

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
