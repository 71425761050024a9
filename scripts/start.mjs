// Plain JavaScript, so that all Node compiles after it can be kept for the next start.
import { enableCompileCache } from 'node:module';

enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/node`);
await import('./start.ts');
