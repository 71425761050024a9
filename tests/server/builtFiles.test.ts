import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openBuiltSite } from '../support/builtSite.ts';

const site = openBuiltSite();

test('the built style sheets need no light-dark(), which Safari has only from 17.5 on', () => {
  const sheets = site.names.filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets)
    expect(site.content(sheet).toString(), sheet).not.toContain('light-dark(');
});

test('the pictures the site serves are kept encoded; if not, npm run pictures', () => {
  const served = site.names.filter((name) => /\.[\w-]{8}_[\w-]+\.(avif|webp)$/.test(name));
  const kept = readdirSync('art/encoded').map((name) => `_astro/${name}`);
  expect(served.length).toBeGreaterThan(300);
  expect(kept.sort()).toEqual(served.sort());
});

/** The variants of these pictures that built pages can request. */
function weights(page: string, group: string): number[] {
  const html = site.content(`${page}.html`).toString();
  const names = readdirSync(`src/assets/renders/${group}`).map((name) =>
    name.replace(/\.webp$/, ''),
  );
  const files = new Set(html.match(/\/_astro\/[\w.-]+\.(?:avif|webp)/g));
  return [...files]
    .filter((file) => names.some((name) => file.startsWith(`/_astro/${name}.`)))
    .map((file) => site.content(file.slice(1)).length);
}

test('card pictures weigh at most 40 kB, hero pictures 110 kB', () => {
  const pages = ['esd-generators', 'transient-generators', 'transient-generators/multifunction'];
  const cards = pages.flatMap((page) => weights(`instruments/${page}`, 'instruments'));
  expect(cards.length).toBeGreaterThan(10);
  expect(Math.max(...cards)).toBeLessThanOrEqual(40_000);
  const heroes = weights('index', 'heroes');
  expect(heroes.length).toBeGreaterThan(5);
  expect(Math.max(...heroes)).toBeLessThanOrEqual(110_000);
});
