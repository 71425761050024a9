import { expect, test } from 'vitest';
import { markChanges, pageBelow, styleBelow, withBanner } from './markPage.ts';

const page = (body: string) =>
  `<html><head><title>A</title></head><body class="x">${body}</body></html>`;

test.each([
  ['nothing', '<p>one</p>', '<p>one</p>', '<p>one</p>', 0],
  [
    'a word',
    '<p>one</p><p>new</p>',
    '<p>one</p><p>old</p>',
    '<p>one</p><p><mark data-changed>new</mark></p>',
    1,
  ],
  [
    'an added paragraph',
    '<p>a</p><p>b</p><p>c</p>',
    '<p>a</p><p>c</p>',
    '<p>a</p><p><mark data-changed>b</mark></p><p>c</p>',
    1,
  ],
  [
    'a moved one',
    '<p>b</p><p>a</p>',
    '<p>a</p><p>b</p>',
    '<p><mark data-changed>b</mark></p><p>a</p>',
    1,
  ],
  ['spaces and attributes', '<p id="x"> one\n </p>', '<p>one</p>', '<p id="x"> one\n </p>', 0],
  [
    'references',
    '<p>a &amp; b</p>',
    '<p>a &amp; c</p>',
    '<p><mark data-changed>a &amp; b</mark></p>',
    1,
  ],
  [
    'where no mark may stand',
    '<title>n</title><svg><text>n</text></svg>',
    '<p>a</p>',
    '<title>n</title><svg><text>n</text></svg>',
    0,
  ],
])('marks %s', (_what, now, before, marked, places) => {
  expect(markChanges(page(now), page(before))).toEqual({ html: page(marked), places });
});

test('a page below another address runs nothing and asks for nothing else', () => {
  const html = page(
    '<script type="module" src="/a.js">x</script><a href="/about">A</a><a href="https://x.org/">X</a><img src="/i.avif" srcset="/i.avif 1x, /j.avif 2x"><div style="background:url(/k.png)"></div>',
  );
  expect(pageBelow('/p', html, true)).toBe(
    page(
      '<a href="/p/about">A</a><a href="https://x.org/">X</a><img src="/p/i.avif" srcset="/p/i.avif 1x, /p/j.avif 2x"><div style="background:url(/p/k.png)"></div>',
    ),
  );
  expect(pageBelow('/p', html, false)).toContain('<a href="/p/about">A</a>');
  expect(pageBelow('/p', html, false)).toContain('<img src="/i.avif"');
  expect(styleBelow('/p', "a{src:url('/f.woff2') url(data:x)}")).toBe(
    "a{src:url('/p/f.woff2') url(data:x)}",
  );
});

test('the banner stands before everything else', () => {
  expect(withBanner(page('<p>a</p>'), 'Draft')).toMatch(
    /<body class="x"><div class="preview-banner" role="status">Draft<\/div><p>a/,
  );
});
