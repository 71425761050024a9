import { buildRelease } from './build/buildRelease.ts';
import { keepPictures } from './build/keptPictures.ts';

process.chdir(`${import.meta.dirname}/..`);
await buildRelease({ onlyWhenStale: true });
keepPictures();
