import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTarget } from './exchange.ts';

test('a target is split into its decoded path and its query', () => {
  expect(parseTarget('/a%20b?q=1&r=%zz')).toEqual({ path: '/a b', search: '?q=1&r=%zz' });
  expect(parseTarget('/')).toEqual({ path: '/', search: '' });
});

test('an encoded slash stays encoded in a product’s name and is rejected elsewhere', () => {
  const asked = parseTarget('/instruments/esd-generators/%3Cb%3Ebold%3C%2fb%3E');
  expect(asked?.path).toBe('/instruments/esd-generators/<b>bold<%2Fb>');
  for (const url of ['/about%2fus', '/instruments/%2e%2e%2fabout', '/instruments/a%2f..'])
    expect(parseTarget(url)).toBeUndefined();
});

test('every accepted path is harmless, whatever the input', () => {
  const tricky = fc.array(
    fc.constantFrom('/', '/instruments/', '.', '%2e', '%2f', '%5c', '%00', '%0a', '\\', '?', 'a'),
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
        expect(target.search).not.toContain('%00');
        expect(target.path).not.toMatch(/[\\\p{Cc}]|\/\.\.?(\/|$)/u);
      },
    ),
  );
});
