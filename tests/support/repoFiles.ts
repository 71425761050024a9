import { readdirSync } from 'node:fs';
import { filesIn } from '../../scripts/build/filesIn.ts';

const notOurs = ['.git', '.astro', '.cache', 'data', 'dist', 'node_modules', 'test-results'];

/** All files in this repository, listed without git so that tests also run in an unpacked archive. */
export const repoFiles: readonly string[] = readdirSync('.')
  .filter((name) => !notOurs.includes(name))
  .flatMap(filesIn)
  .filter((path) => !path.includes('/node_modules/'));
