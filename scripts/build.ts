import { existsSync } from 'node:fs';
import { buildRelease } from './build/buildRelease.ts';

/** npm run build [-- --when-stale] */
process.chdir(`${import.meta.dirname}/..`);
if (existsSync('.env')) process.loadEnvFile('.env');
await buildRelease({ onlyWhenStale: process.argv.includes('--when-stale') });
