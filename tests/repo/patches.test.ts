import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { sharedIslandScript } from '../../src/rendering/sharedIslandScript.ts';
import { sonnerStyleSheet } from '../../src/rendering/sonnerStyles.ts';

const resolve = createRequire(import.meta.url).resolve;

// The build patches or relies on the internals of packages; these fail if an update changes them.

test('Astro still writes the styles and the code of islands where the build removes them', () => {
  const file = resolve('astro/package.json').replace(
    'package.json',
    'dist/runtime/server/scripts.js',
  );
  const { filter, handler } = sharedIslandScript().transform;
  expect(file).toMatch(filter.id);
  const patched = handler(readFileSync(file, 'utf8'));
  expect(patched).not.toContain('<style>');
  expect(patched).not.toContain('? islandScriptDev');
  expect(patched).toContain('</script>');
});

test('our style sheet contains the rule that is removed from Astro', () => {
  const file = resolve('astro/package.json').replace(
    'package.json',
    'dist/runtime/server/astro-island-styles.js',
  );
  const selectors = /"([^"{]+)\{display:contents\}"/.exec(readFileSync(file, 'utf8'))?.[1] ?? '?';
  const ours = readFileSync('src/styles/global.css', 'utf8').replace(/\s+/g, '');
  expect(ours).toContain(`${selectors}{display:contents;}`);
});

test("sonner's style sheet is still where the build looks for it", () => {
  const css = sonnerStyleSheet();
  expect(css).toContain('[data-sonner-toaster]');
  expect(css.length).toBeGreaterThan(5000);
});
