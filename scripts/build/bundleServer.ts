import { build } from 'rolldown';

/** Packages with native code. A release contains a copy of them. */
export const nativePackages = ['sharp'];

/** What an operator runs in a release, besides the server itself. */
const commands = ['start', 'staff', 'backup', 'restore', 'data', 'mail'] as const;

/**
 * The scripts of a release's package.json, so that `npm start` and `npm run backup` also work
 * there.
 */
export const commandScripts = {
  ...Object.fromEntries(commands.map((command) => [command, `node server/${command}.mjs`])),
  // As everywhere else the server is started.
  start: 'node --min-semi-space-size=8 server/start.mjs',
};

/**
 * Bundles the server, the pages rendered on request and the operator's commands, some six hundred
 * modules, into a few files. The server starts faster and uses less memory this way.
 */
export async function bundleServer(pages: string, folder: string): Promise<void> {
  await build({
    input: {
      ...Object.fromEntries(commands.map((command) => [command, `scripts/commands/${command}.ts`])),
      detectionWorker: 'src/server/detection/worker.ts',
      printingWorker: 'src/server/printing/worker.ts',
      pages,
    },
    platform: 'node',
    external: [...nativePackages, 'pg-native'],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: {
      dir: folder,
      entryFileNames: '[name].mjs',
      // Source text stays in memory, so whitespace and comments go; names are kept for stack
      // traces.
      minify: { compress: false, mangle: false, codegen: true },
    },
    checks: { moduleLevelDirective: false },
    logLevel: 'warn',
  });
}
