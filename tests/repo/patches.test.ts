import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { digestAtOnce } from '../../src/rendering/digestAtOnce.ts';
import { leanIslands } from '../../src/rendering/leanIslands.ts';
import { renderInOnePiece } from '../../src/rendering/renderInOnePiece.ts';
import { sonnerStyleSheet } from '../../src/rendering/sonnerStyles.ts';

const resolve = createRequire(import.meta.url).resolve;

interface Plugin {
  transform: { filter: { id: RegExp }; handler: (code: string) => string };
}

function patch({ transform }: Plugin, file: string): string {
  expect(file).toMatch(transform.filter.id);
  return transform.handler(readFileSync(file, 'utf8'));
}

// The build patches or relies on the internals of packages; these fail if an update changes them.

test('Astro still writes the styles and the code of islands where the build removes them', () => {
  const file = resolve('astro/package.json').replace(
    'package.json',
    'dist/runtime/server/scripts.js',
  );
  expect(readFileSync(file, 'utf8')).toContain('<style>');
  const patched = patch(leanIslands(), file);
  expect(patched).not.toContain('<style>');
  expect(patched).not.toContain('? islandScriptDev');
  expect(patched).toContain('</script>');
});

test('Astro still renders React where the build passes the prefix of ids, and once', () => {
  const file = resolve('@astrojs/react/server.js');
  const patched = patch(renderInOnePiece(), file);
  expect(patched).toContain('renderToString(vnode, renderOptions)');
  expect(patched).toContain("check: (component) => typeof component !== 'string'");
});

test('Astro still computes the digests of a policy where the build does it at once', () => {
  const file = resolve('astro/package.json').replace('package.json', 'dist/core/encryption.js');
  const patched = patch(digestAtOnce(), file);
  expect(patched).toContain("hashText(algorithm.replace('-', ''), data, 'base64')");
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
