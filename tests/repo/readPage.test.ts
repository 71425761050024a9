import { expect, test } from 'vitest';
import { readPage } from '../../scripts/build/search/readPage.ts';

const html = (main: string, head = '') => `<!doctype html><html><head>
  <title>Surge &amp; more | Company</title>
  <meta name="description" content="What surges do.">
  <meta property="og:title" content="Surge &amp; more">
  <link rel="canonical" href="https://www.example.com/instruments/surge">${head}
</head><body><nav>Menu</nav><main>${main}</main><footer>Footer</footer></body></html>`;

test('only the main content of a page is indexed', () => {
  const main = `<nav>Breadcrumb</nav><h1>TSG 6-700</h1><script>code()</script><svg><text>plot</text></svg>
    <table><tr><td>Peak</td><td>6 kV</td></tr></table><p>I<sub>p</sub> rises</p><form>Your name</form>`;
  expect(readPage(html(main), '/instruments/surge')).toEqual([
    {
      path: '/instruments/surge',
      kind: 'product',
      title: 'Surge & more',
      description: 'What surges do.',
      model: 'tsg6700',
      headings: 'TSG 6-700',
      text: 'TSG 6-700 Peak 6 kV Ip rises',
    },
  ]);
});

test('a page without a canonical link is not indexed', () => {
  const hidden = html('<h1>Search</h1>').replace(/<link rel="canonical"[^>]*>/, '');
  expect(readPage(hidden, '/search')).toEqual([]);
});

test('a page is indexed only under its canonical address', () => {
  expect(readPage(html('<h1>TSG</h1>'), '/instruments/other')).toEqual([]);
});

test('an entry on a page is indexed separately', () => {
  const main = `<h1>Manuals</h1><ul><li data-search-entry="/manuals/esd.pdf"><h2>ESD generators</h2>
    <p>Safety and daily check.</p></li></ul>`;
  expect(readPage(html(main), '/instruments/surge')[1]).toMatchObject({
    path: '/manuals/esd.pdf',
    kind: 'manual',
    title: 'ESD generators',
    description: 'Safety and daily check.',
  });
});
