import { build } from 'rolldown';

/** Writes the server into a few files instead of six hundred, so that it starts at once and stays small. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    input: 'src/server/main.ts',
    platform: 'node',
    external: ['sharp', 'pg-native'],
    output: { dir: folder, cleanDir: true, entryFileNames: '[name].mjs' },
    logLevel: 'warn',
  });
}
