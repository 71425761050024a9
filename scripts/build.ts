import { existsSync } from 'node:fs';
import { buildRelease } from './build/buildRelease.ts';

/** npm run build [-- --when-stale] */
process.chdir(`${import.meta.dirname}/..`);
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  await buildRelease({ onlyWhenStale: process.argv.includes('--when-stale') });
} catch (error) {
  const { name, message } = error as Error;
  console.error(name === 'ContentError' ? message : error);
  process.exit(1);
}
