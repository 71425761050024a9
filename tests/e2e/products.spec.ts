import {
  builtInSlugs,
  categoryKeys,
  categoryPath,
  paths,
  productPath,
} from '../../src/site/paths.ts';
import { allProducts, categoryOf } from '../support/instruments.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleInAllViews } from '../support/views.ts';

/** A category, its heading, how many products it has, and what its introduction names. */
const specified: [string, string, number, string[]?][] = [
  ['transient-generators/telecom', 'Telecom Generators', 10],
  ['transient-generators/surge-combination-wave', 'Surge/Combination Wave Generators', 4],
  ['transient-generators/surge-hybrid', 'Surge Hybrid', 3],
  ['transient-generators/ring-wave', 'Ring Wave Generators', 4],
  ['transient-generators/power-failure', 'Power Failure', 4],
  ['transient-generators/multifunction', 'Multifunction Generators', 2],
  ['transient-generators/high-voltage-divider', 'High Voltage Divider', 4],
  ['transient-generators/coupling-network', 'Coupling Network', 4],
  ['transient-generators/ac-dc-test-equipment', 'AC DC Test Equipment', 5],
  ['transient-generators/impulse-current', 'Impluse Current', 4],
  ['transient-generators/impulse-voltage', 'Impulse Voltage Generators', 21],
  [
    ...(['esd-generators', 'ESD Generators', 3] as const),
    ['IEC/EN 61000-4-2', 'ISO/TR 10605', 'air', 'contact discharge'],
  ],
  ['automotive-ecm-test', 'Automotive EMC Test', 15, ['ISO 7637', 'ISO 16750']],
];

test('every category shows its products under its heading', async ({ request }) => {
  for (const [route, heading, count, words = []] of specified) {
    const html = await (await request.get(`/instruments/${route}`)).text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    const cards = html.split('<article').slice(1);
    expect(cards, route).toHaveLength(count);
    for (const card of cards)
      expect(card).toMatch(/<img .*<h\d[^>]*>.*?<a [^>]*href="\/instruments\//s);
    for (const said of words) expect(html).toContain(said);
    // Misspelt only where the specification says so.
    if (heading === 'Impluse Current') expect(html).toContain('<title>Impulse current');
  }
});

test('the detail screen shows everything about the product', async ({ page }) => {
  const product = categoryOf('multifunction').products[0];
  if (!product) throw new Error('the catalogue is empty');
  await page.goto(productPath('multifunction', product.slug));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(main.getByText(product.subtitle, { exact: true })).toBeVisible();
  await expect(main.getByRole('img', { name: product.name }).first()).toBeVisible();
  await expect(main).toContainText(product.intro);
  for (const term of ['PARTNER', 'MARKETS', 'TEST STANDARDS'])
    await expect(main.getByRole('term').filter({ hasText: term })).toBeVisible();
  for (const text of [product.partner, ...product.markets, ...product.standards])
    await expect(main.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
  const accordingTo = main.getByRole('table').filter({ hasText: 'According To' });
  await expect(accordingTo.getByRole('columnheader')).toHaveText(['According To', 'Description']);
  await expect(accordingTo.getByRole('row')).toHaveCount(product.table.length + 1);
  const covers = main.getByRole('table').filter({ hasText: 'Up to' });
  await expect(covers.getByRole('row')).toHaveCount(product.covers.length + 1);
  await expect(main).toContainText(`${product.order.code}-${product.order.mains[0]}`);
  for (const { title, rows } of product.specification) {
    await expect(main.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
    for (const [label, value] of rows) await expect(main).toContainText(label + value);
  }
  const waves = main.getByRole('group', { name: 'Waveform' }).getByRole('radio');
  await expect(waves).toHaveCount(product.waveforms.length);
  await expect(main.getByRole('heading', { name: 'Request a Free Quote' })).toBeVisible();
  for (const link of await main.getByRole('link', { name: 'Get Quote' }).all())
    await expect(link).toHaveAttribute('href', `/quote?product=${product.slug}`);
  await expect(page.locator('astro-island')).toHaveCount(0);
});

test('a network names what to compare it with and its generators, which lead back to it', async ({
  page,
}) => {
  await page.goto(productPath('coupling-network', 'cdn-5432'));
  const section = page.getByRole('heading', { name: 'Compare with' }).locator('../../..');
  await expect(section.getByRole('link', { name: 'CDN 5416' })).toBeVisible();
  await expect(section.getByRole('link', { name: 'Compare side by side' })).toHaveAttribute(
    'href',
    /\/instruments\/compare\?i=cdn-5432&i=cdn-5416&i=/,
  );

  const needs = page.getByRole('heading', { name: 'Needs one of these' }).locator('..');
  const generator = needs.getByRole('listitem').filter({ hasText: 'MULTI-CE7' });
  await expect(generator).toContainText('Surge up to 8 kV / 4 kA');
  await generator.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MULTI-CE7');
  const goesWith = page.getByRole('heading', { name: 'Works with' }).locator('..');
  await expect(goesWith.getByRole('link', { name: 'CDN 5432' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Induction coil 1 m × 1 m' })).toBeVisible();
});

test('an accessory shows what it fits and can be asked for', async ({ page }) => {
  await page.goto(paths.accessories);
  const clamp = page.getByRole('article').filter({ hasText: 'ACC-BCC' });
  await expect(clamp.getByRole('link', { name: 'MULTI-CE5' })).toBeVisible();
  await clamp.getByRole('link', { name: /Add to quote list/ }).click();
  await page.getByRole('link', { name: 'View list' }).click();
  await expect(page.getByLabel('Quantity of Capacitive coupling clamp for burst')).toHaveValue('1');
});

test('Read More leads to the specifications, Download Data Sheet to the PDF, and all is accessible', async ({
  page,
}) => {
  await page.goto(productPath('multifunction', 'multi-ce5'));
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  const heading = page.getByRole('heading', { name: 'Specifications' });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('link', { name: 'Read More' }).click();
  await expect(heading).toBeInViewport();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Data Sheet' }).click();
  expect((await download).suggestedFilename()).toBe('multi-ce5.pdf');
  // The longest breadcrumb, which takes two lines on a phone.
  await expectAccessibleInAllViews(page);
});

test('every product has its own page with its name and structured data', async ({ request }) => {
  for (const { path, name, slug } of allProducts) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html).toContain(`>${name}</h1>`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const graph: { '@type': string; sku?: string; offers?: unknown }[] = JSON.parse(json)['@graph'];
    const data = graph.find((entry) => entry['@type'] === 'Product');
    expect(data?.sku, path).toBe(slug);
    expect(data?.offers, path).toBeUndefined();
  }
});

const detailRoutes = categoryKeys.filter((key) => key !== 'surge-current').map(categoryPath);

test('the four built-in products exist under every detail route', async ({ request }) => {
  for (const route of detailRoutes) {
    for (const slug of builtInSlugs) {
      const response = await request.get(`${route}/${slug}`);
      expect(response.status(), `${route}/${slug}`).toBe(200);
      const own = slug.startsWith('multi') ? 'multifunction' : 'coupling-network';
      expect(await response.text()).toMatch(
        new RegExp(`<link rel="canonical" href="[^"]*${productPath(own, slug)}"`),
      );
    }
  }
});

test('an unknown product answers 404 under every detail route', async ({ request }) => {
  for (const route of detailRoutes) {
    const response = await request.get(`${route}/no-such-thing`);
    expect(response.status(), route).toBe(404);
    const html = await response.text();
    expect(html).toContain('>Product Not Found</h1>');
    expect(html).toContain('No product exists for &quot;no-such-thing&quot;.');
    expect(html).toContain(`href="${route}"`);
    expect(html).toContain('name="robots" content="noindex"');
  }
});

test('a product requested under another category redirects to its own page', async ({
  request,
}) => {
  const response = await request.get('/instruments/esd-generators/rwg-4', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(productPath('ring-wave', 'rwg-4'));
});

test.describe('an unknown product name', () => {
  test.use({ allowedErrors: /404/ });

  test('is shown as text, decoded and cut short, with links to continue', async ({ page }) => {
    const strange = '"><img src=x onerror=alert(1)></script> 50 % Ω';
    await page.goto(`/instruments/esd-generators/${encodeURIComponent(strange)}`);
    await expect(page.getByText(`No product exists for "${strange}".`)).toBeVisible();
    await page.goto(`/instruments/esd-generators/${'x'.repeat(500)}`);
    await expect(page.getByText(`No product exists for "${'x'.repeat(80)}…".`)).toBeVisible();
    await page.goto('/instruments/transient-generators/telecom/nothing');
    await expectAccessibleInAllViews(page);
    await page.getByRole('main').getByRole('link', { name: 'TSG 4-700' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TSG 4-700');
  });
});
