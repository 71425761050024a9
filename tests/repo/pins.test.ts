import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const found = (path: string, pattern: RegExp) =>
  [...read(path).matchAll(pattern)].map(([, name = '']) => name);

test('images and actions are pinned: what was tested is what runs', () => {
  const bases = found('Dockerfile', /^FROM (\S+)/gm);
  const images = [...bases, ...found('compose.yaml', /^ +image: (\S+)/gm)];
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toMatch(/^\w+:[\w.-]+@sha256:[\da-f]{64}$/);
  const { node } = JSON.parse(read('package.json')).dependencies;
  for (const base of bases) expect(base).toContain(`node:${node}-slim@`);
  for (const action of found('.github/workflows/test.yml', /uses: (.+)/g))
    expect(action).toMatch(/@[\da-f]{40} # v/);
});

test('the audit covers development packages, which make what runs', () => {
  expect(found('.github/workflows/test.yml', /run: (npm audit.*)/g)).toEqual([
    'npm audit --audit-level=high',
  ]);
});
