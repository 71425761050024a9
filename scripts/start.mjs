// Plain JavaScript, so that everything Node compiles after it is cached for the next start.
import { enableCompileCache } from 'node:module';

enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/node`);
await import('./start.ts');
