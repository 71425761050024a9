import { readdirSync } from 'node:fs';
import { filesIn } from '../../scripts/build/filesIn.ts';

const notOurs = ['.git', '.astro', '.cache', 'data', 'dist', 'node_modules', 'test-results'];

/** The files of this repository, found without git: a newcomer may have only an archive. */
export const repoFiles: readonly string[] = readdirSync('.')
  .filter((name) => !notOurs.includes(name))
  .flatMap(filesIn)
  .filter((path) => !path.includes('/node_modules/'));
