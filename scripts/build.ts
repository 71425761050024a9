import { existsSync } from 'node:fs';
import { buildRelease } from './build/buildRelease.ts';
import { handOver } from './build/handOver.ts';
import { releasesIn } from './build/releases.ts';
import { ContentError } from './build/requireContent.ts';
import { buildLaid } from './publisher/build.ts';
import { publishedFiles } from './publisher/laidFiles.ts';

/**
 * npm run build [-- --when-stale]: builds a release, which running servers take, from the checkout and
 * what staff have published.
 */
process.chdir(`${import.meta.dirname}/..`);
if (existsSync('.env')) process.loadEnvFile('.env');
/** For the publisher, if that has started it. */
const tell = (message: unknown) => process.send?.(message);
try {
  const published = process.env.BASE_STAMP ? undefined : await publishedFiles();
  if (published?.size) {
    const { built, said } = await buildLaid(published, 'dist', { output: 'inherit' });
    if (!built) console.error(said);
    process.exit(built ? 0 : 1);
  }
  const before = releasesIn().current();
  await buildRelease({
    onlyWhenStale: process.argv.includes('--when-stale'),
    base: process.env.BASE_STAMP,
    onStep: (...step) => tell({ step }),
  });
  if (!(await handOver(before, (...counts) => tell({ step: ['switching', ...counts] })))) {
    tell({ refused: true });
    throw new Error('No server could start with this release: the one before it goes on.');
  }
} catch (error) {
  if (error instanceof ContentError) tell({ findings: error.findings });
  const { name, message } = error as Error;
  console.error(name === 'ContentError' || /^No server/.test(message) ? message : error);
  process.exit(1);
}
