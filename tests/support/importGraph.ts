import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoFiles } from './repoFiles.ts';

export interface Import {
  from: string;
  to: string;
  /** Erased at run time. */
  typeOnly: boolean;
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Source files in src, excluding tests. */
export const sources = repoFiles.filter(
  (path) => path.startsWith('src/') && /\.(ts|tsx|astro)$/.test(path) && !isTest(path),
);

const statement =
  /(?:^|[\s;}])(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'/gm;

/** The import specifiers in a file, including packages. */
const specifiersIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(statement)].map(([, type, one, other]) => ({
    specifier: one ?? other ?? '',
    typeOnly: Boolean(type),
  }));

/** Imports between our own files. */
export const imports: readonly Import[] = sources.flatMap((from) =>
  specifiersIn(from)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier, typeOnly }) => ({
      from,
      to: join(dirname(from), specifier.replace(/\?.*$/, '')),
      typeOnly,
    }))
    .filter(({ to }) => existsSync(to)),
);

/** Packages a file imports at run time. */
export const packagesOf = (path: string): string[] =>
  specifiersIn(path)
    .filter(({ specifier, typeOnly }) => !typeOnly && !specifier.startsWith('.'))
    .map(({ specifier }) => specifier);

const targetsOf = Map.groupBy(imports, ({ from }) => from);

/** All files these import at run time, directly or transitively. */
export function reachableFrom(starts: readonly string[]): string[] {
  const reached = new Set(starts);
  for (const path of reached)
    for (const { to, typeOnly } of targetsOf.get(path) ?? []) if (!typeOnly) reached.add(to);
  return [...reached];
}

/** Import cycles. */
export function importCycles(): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const done = new Set<string>();
  function visit(path: string): void {
    const start = open.indexOf(path);
    if (start >= 0) found.push([...open.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    open.push(path);
    for (const { to } of targetsOf.get(path) ?? []) visit(to);
    open.pop();
    done.add(path);
  }
  for (const path of sources) visit(path);
  return found;
}
