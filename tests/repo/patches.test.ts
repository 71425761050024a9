import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { removeIslandStyle } from '../../src/rendering/removeIslandStyle.ts';
import { sonnerStyleSheet } from '../../src/rendering/sonnerStyles.ts';

const resolve = createRequire(import.meta.url).resolve;

// The build changes or relies on the inside of two packages. When an update moves that, these fail.

test('Astro still writes the style of islands where it is taken out', () => {
  const file = resolve('astro/package.json').replace(
    'package.json',
    'dist/runtime/server/scripts.js',
  );
  const code = readFileSync(file, 'utf8');
  expect(code).toContain('<style>');
  expect(removeIslandStyle().transform(code, file)).not.toContain('<style>');
});

test('the rule Astro would have written stands in our own style sheet', () => {
  const file = resolve('astro/package.json').replace(
    'package.json',
    'dist/runtime/server/astro-island-styles.js',
  );
  const selectors = /"([^"{]+)\{display:contents\}"/.exec(readFileSync(file, 'utf8'))?.[1] ?? '?';
  const ours = readFileSync('src/styles/global.css', 'utf8').replace(/\s+/g, '');
  expect(ours).toContain(`${selectors}{display:contents;}`);
});

test("sonner's style sheet is found where it is hashed", () => {
  const css = sonnerStyleSheet();
  expect(css).toContain('[data-sonner-toaster]');
  expect(css.length).toBeGreaterThan(5000);
});
