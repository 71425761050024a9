// Plain JavaScript, so that all Node compiles after it can be kept for the next start.
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// A server that mostly waits needs no large heap: collect early rather than grow.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=25');
enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/node`);
await import('./start.ts');
