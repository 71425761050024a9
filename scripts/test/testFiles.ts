import { globSync } from 'node:fs';
import { basename, relative, resolve, sep } from 'node:path';

const isPassedOver = (path: string) =>
  /^\.|^(?:node_modules|dist|test-results)$/.test(basename(path));

/**
 * The test files there are on disk. No configuration is asked, so that one which leaves files out is
 * found out too.
 */
export const testFiles = (): string[] =>
  globSync('**/*.{test,spec}.{ts,tsx}', { exclude: isPassedOver })
    .map((path) => path.replaceAll(sep, '/'))
    .sort();

/** Those of the files that a path names: one of them, or all in a folder. */
export function filesAt(path: string, files: readonly string[]): string[] {
  const wanted = relative('.', resolve(path)).replaceAll(sep, '/');
  return files.filter((file) => !wanted || file === wanted || file.startsWith(`${wanted}/`));
}

/** `npm run dev` compiles the site anew for each test, so it shares the processor with no other. */
const isAlone = (file: string) => file === 'tests/e2e/devServer.spec.ts';
const isQuick = (file: string) => !file.startsWith('tests/') || file.startsWith('tests/repo/');

/** The files in the groups that run one after another. */
export const inGroups = (files: readonly string[]) => {
  const inBrowser = files.filter((file) => /\.spec\.tsx?$/.test(file));
  const others = files.filter((file) => !inBrowser.includes(file));
  return {
    /** They need neither a build nor a browser. */
    quick: others.filter(isQuick),
    built: others.filter((file) => !isQuick(file)),
    alone: inBrowser.filter(isAlone),
    inBrowser: inBrowser.filter((file) => !isAlone(file)),
  };
};
