import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { repoFiles } from '../support/repoFiles.ts';

const text = readFileSync('docs/specification.md', 'utf8');
const names = new Set(repoFiles.map((path) => basename(path)));

/** Rows of the tables whose last column is "Proof". */
const rows = [...text.matchAll(/^\|.*\| Proof +\|\n\| -.*\n((?:\|.*\n)+)/gm)]
  .flatMap(([, table = '']) => table.trim().split('\n'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const provedBy = (cell: string) => quoted(cell).some((name) => /\.(spec|test)\.tsx?$/.test(name));

test('every promise says where it is built and which test proves it', () => {
  expect(rows.length).toBeGreaterThan(100);
  const bare = rows.filter((cells) => cells.some((cell) => !cell) || !provedBy(cells.at(-1) ?? ''));
  expect(bare).toEqual([]);
});

test('every file it names exists', () => {
  const isFile = (code: string) => /^[\w./[\]-]+\.(tsx?|astro|ya?ml|css|md)$/.test(code);
  const isFolder = (code: string) => /^(src|tests|scripts|docs)\/[\w./[\]-]*\/$/.test(code);
  const missing = quoted(text).filter((code) => {
    if (isFolder(code)) return !existsSync(code);
    if (!isFile(code)) return false;
    return code.includes('/') ? !repoFiles.some((path) => path.endsWith(code)) : !names.has(code);
  });
  expect(missing).toEqual([]);
});

test('every section of the specification is covered', () => {
  for (const heading of ['2.', '3.', '4.', '5 and 8.', '6.', '7.', '9.'])
    expect(text).toContain(`\n## ${heading}`);
});
