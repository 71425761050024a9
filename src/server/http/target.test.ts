import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTarget } from './target.ts';

test('a target is split into its decoded path and its query', () => {
  expect(parseTarget('/a%20b?q=1&r=%zz')).toEqual({ path: '/a b', search: '?q=1&r=%zz' });
  expect(parseTarget('/')).toEqual({ path: '/', search: '' });
});

test('whatever comes in, a path that is let through is harmless', () => {
  const tricky = fc.array(
    fc.constantFrom('/', '.', '%2e', '%2f', '%5c', '%00', '%0a', '\\', '?', 'a'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        tricky.map((parts) => `/${parts.join('')}`),
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
