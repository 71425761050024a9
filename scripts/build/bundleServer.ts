import { build } from 'rolldown';

/** Packages with native parts; a release has a copy of them. */
export const nativePackages = ['sharp'];

/** What an operator runs in a release, besides the server itself. */
const commands = ['start', 'staff', 'backup', 'restore', 'data'] as const;

/** The scripts of a release's package.json: `npm start` and `npm run backup` work there, too. */
export const commandScripts = Object.fromEntries(
  commands.map((command) => [command, `node server/${command}.mjs`]),
);

/**
 * Writes the server, the pages it renders on request and the operator's commands as a few files,
 * with all they need from six hundred modules. So it starts at once and stays small.
 */
export async function bundleServer(pages: string, folder: string): Promise<void> {
  await build({
    input: {
      ...Object.fromEntries(commands.map((command) => [command, `scripts/commands/${command}.ts`])),
      pages,
    },
    platform: 'node',
    external: [...nativePackages, 'pg-native'],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: {
      dir: folder,
      entryFileNames: '[name].mjs',
      // Comments and indentation would stay in memory; names stay, for stack traces.
      minify: { compress: false, mangle: false, codegen: true },
    },
    checks: { moduleLevelDirective: false },
    logLevel: 'warn',
  });
}
