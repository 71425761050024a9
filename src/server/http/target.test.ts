import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTarget } from './target.ts';

test('a target is split into its decoded path and its query', () => {
  expect(parseTarget('/a%20b?q=1&r=%zz')).toEqual({ path: '/a b', search: '?q=1&r=%zz' });
  expect(parseTarget('/')).toEqual({ path: '/', search: '' });
});

test('whatever comes in, a path that is let through is harmless', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        fc.string().map((text) => `/${text}`),
      ),
      (url) => {
        const target = parseTarget(url);
        if (!target) return;
        expect(target.path).toMatch(/^\/(?!\/)/);
        expect(target.path).not.toMatch(/[\\\p{Cc}]|\/\.\.?(\/|$)/u);
      },
    ),
  );
});
