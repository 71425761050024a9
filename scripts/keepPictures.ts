import { existsSync } from 'node:fs';
import { buildRelease } from './build/buildRelease.ts';
import { keepPictures } from './build/keptPictures.ts';

process.chdir(`${import.meta.dirname}/..`);
if (existsSync('.env')) process.loadEnvFile('.env');
await buildRelease({ onlyWhenStale: true });
keepPictures();
