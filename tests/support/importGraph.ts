import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoFiles } from './repoFiles.ts';

export interface Import {
  from: string;
  to: string;
  /** Only types: nothing of it is left when the code runs. */
  typeOnly: boolean;
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** The code of src, without tests. */
export const sources = repoFiles.filter(
  (path) => path.startsWith('src/') && /\.(ts|tsx|astro)$/.test(path) && !isTest(path),
);

const statement =
  /(?:^|[\s;}])(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'/gm;

/** Everything a file imports, packages included, by the words it uses. */
const specifiersIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(statement)].map(([, type, one, other]) => ({
    specifier: one ?? other ?? '',
    typeOnly: Boolean(type),
  }));

/** Imports of our own files, from each source file. */
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

/** Packages that a file imports to run. */
export const packagesOf = (path: string): string[] =>
  specifiersIn(path)
    .filter(({ specifier, typeOnly }) => !typeOnly && !specifier.startsWith('.'))
    .map(({ specifier }) => specifier);

const targetsOf = Map.groupBy(imports, ({ from }) => from);

/** Every file that runs when these do, however many steps away. */
export function reachableFrom(starts: readonly string[]): string[] {
  const reached = new Set(starts);
  for (const path of reached)
    for (const { to, typeOnly } of targetsOf.get(path) ?? []) if (!typeOnly) reached.add(to);
  return [...reached];
}

/** Groups of files that import each other, directly or through others. */
export function circles(): string[] {
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
