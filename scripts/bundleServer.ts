import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fingerprint } from './buildStamp.ts';

const folder = 'dist/main';
const stampFile = `${folder}/.stamp`;
const sources = ['src/server', 'src/forms', 'src/site', 'package-lock.json', import.meta.filename];

/**
 * The server in a few files instead of six hundred, so that it starts at once and stays small.
 * Made anew when its code has changed. Returns where it is.
 */
export async function bundleServer(): Promise<string> {
  const stamp = fingerprint(sources);
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    const { build } = await import('rolldown');
    await build({
      input: 'src/server/main.ts',
      platform: 'node',
      external: ['sharp', 'pg-native'],
      output: { dir: folder, cleanDir: true, entryFileNames: '[name].mjs' },
      logLevel: 'warn',
    });
    writeFileSync(stampFile, stamp);
  }
  return pathToFileURL(`${folder}/main.mjs`).href;
}
