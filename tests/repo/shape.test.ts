import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repoFiles } from '../support/repoFiles.ts';

const files = repoFiles.filter(
  (path) => /\.(ts|tsx|astro|mjs)$/.test(path) && !path.endsWith('.d.ts'),
);
const read = (path: string) => readFileSync(path, 'utf8');
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/');

test('no file outgrows what a reader holds in mind', () => {
  const tooLong = files.filter(
    (path) => read(path).split('\n').length > (isTest(path) ? 251 : 201),
  );
  expect(tooLong).toEqual([]);
});

/** The rooms of src, and which of them each may enter. */
const mayImport: Record<string, readonly string[]> = {
  pages: [
    ...['layouts', 'features', 'catalogue', 'components', 'pictures', 'search', 'slides', 'staff'],
    ...['forms', 'content', 'site', 'server', 'styles'],
  ],
  layouts: ['features', 'components', 'staff', 'content', 'site', 'styles'],
  features: [
    ...['catalogue', 'components', 'pictures', 'search', 'slides', 'staff', 'forms', 'content'],
    ...['site', 'styles'],
  ],
  catalogue: ['components', 'pictures', 'content', 'site'],
  components: ['pictures', 'search', 'forms', 'content', 'site', 'styles'],
  pictures: ['content'],
  search: ['site'],
  slides: ['site'],
  staff: [],
  forms: ['site'],
  content: ['search', 'site'],
  site: [],
  styles: [],
  server: ['forms', 'search', 'slides', 'staff', 'site'],
};

const roomOf = (path: string): string => {
  const [, first = '', second = ''] = path.split('/');
  return `${first}/${second}` in mayImport ? `${first}/${second}` : first;
};

function importsOf(path: string): string[] {
  const found = read(path).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map(([, target = '']) => join(dirname(path), target.replace(/\?.*$/, '')));
}

const inSource = files.filter(
  (path) => path.startsWith('src/') && !isTest(path) && path.split('/').length > 2,
);

test('imports point one way', () => {
  const wrong = inSource.flatMap((path) =>
    importsOf(path)
      .filter((target) => {
        if (!target.startsWith('src/')) return true;
        const [from, to] = [roomOf(path), roomOf(target)];
        return from !== to && to !== 'assets' && !mayImport[from]?.includes(to.split('/')[0] ?? '');
      })
      .map((target) => `${path} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('no feature imports another', () => {
  const wrong = inSource
    .filter((path) => path.startsWith('src/features/'))
    .flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith('src/features/'))
        .filter((target) => target.split('/')[2] !== path.split('/')[2])
        .map((target) => `${path} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('the server is plain Node', () => {
  const wrong = inSource
    .filter((path) => path.startsWith('src/server/'))
    .filter((path) => /from '(astro|react)|process\.env/.test(read(path)));
  expect(wrong).toEqual([]);
});

test('no drawer is called utils, helpers, common or misc', () => {
  expect(files.filter((path) => /\b(utils?|helpers?|common|misc)\b/i.test(path))).toEqual([]);
});

test('nothing is silenced', () => {
  const silencers =
    /biome-ignore|@ts-(ignore|expect-error|nocheck)|\bas any\b|: any\b|\.only\(|\.skip\(|waitForTimeout/;
  const silenced = files.filter(
    (path) => path !== 'tests/repo/shape.test.ts' && silencers.test(read(path)),
  );
  expect(silenced).toEqual([]);
});
