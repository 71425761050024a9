// Plain JavaScript, so that everything Node compiles after it is cached for the next start.
import { enableCompileCache } from 'node:module';

// For the server too, which is another process.
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/../node_modules/.cache/node`;
enableCompileCache();
await import('./start.ts');
