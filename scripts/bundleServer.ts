import { renameSync, rmSync } from 'node:fs';
import { build } from 'rolldown';

/**
 * Puts a few files in the place of what Astro built: the pages drawn on request and the server
 * around them, with all they need from six hundred modules. So it starts at once and stays small.
 */
export async function bundleServer(folder: string): Promise<void> {
  const bundle = `${folder}.new`;
  await build({
    input: { main: 'src/server/main.ts', pages: `${folder}/entry.mjs` },
    platform: 'node',
    external: ['sharp', 'pg-native'],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: {
      dir: bundle,
      entryFileNames: '[name].mjs',
      // Comments and indentation would stay in memory; names stay, for who reads a stack trace.
      minify: { compress: false, mangle: false, codegen: true },
    },
    checks: { moduleLevelDirective: false },
    logLevel: 'warn',
  });
  rmSync(folder, { recursive: true });
  renameSync(bundle, folder);
}
