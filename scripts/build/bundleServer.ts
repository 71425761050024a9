import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { digestOf, madeOnce } from '../../src/pictures/madeOnce.ts';
import { filesIn } from './filesIn.ts';

/** Packages with native code. A release contains a copy of them. */
export const nativePackages = ['sharp'];

/** What an operator runs in a release, besides the server itself. */
const commands = ['start', 'staff', 'backup', 'restore', 'data', 'mail', 'checkLive'] as const;

/** `npm run check:live` runs checkLive. */
const scriptName = (command: string) => command.replace('checkLive', 'check:live');

/**
 * The scripts of a release's package.json, so that `npm start` and `npm run backup` also work
 * there.
 */
export const commandScripts = Object.fromEntries(
  commands.map((command) => [scriptName(command), `node server/${command}.mjs`]),
);

/** Bundles modules, of which there are hundreds, into a few files: by name, their code. */
async function bundle(input: Record<string, string>): Promise<[name: string, code: string][]> {
  const { output } = await build({
    input,
    write: false,
    platform: 'node',
    external: [...nativePackages, 'pg-native'],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: {
      entryFileNames: '[name].mjs',
      // Source text stays in memory, so whitespace and comments go; names are kept for stack
      // traces.
      minify: { compress: false, mangle: false, codegen: true },
    },
    checks: { moduleLevelDirective: false },
    logLevel: 'warn',
  });
  return output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : '']);
}

function write(files: readonly [name: string, code: string][], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of files) writeFileSync(join(folder, name), code);
}

const isCode = (path: string) => /(?<!\.test)\.tsx?$/.test(path);

/**
 * The server and the operator's commands. They start faster and use less memory this way. Bundled
 * again only if code changed.
 */
export async function bundleServer(folder: string): Promise<void> {
  const sources = ['src', 'scripts/commands', 'scripts/build/bundleServer.ts'].flatMap(filesIn);
  const code = sources.filter(isCode).flatMap((path) => [path, readFileSync(path)]);
  const made = await madeOnce(['server', digestOf(code)], async () => {
    const files = await bundle({
      ...Object.fromEntries(commands.map((command) => [command, `scripts/commands/${command}.ts`])),
      checkWorker: 'scripts/commands/checkWorker.ts',
      detectionWorker: 'src/server/detection/worker.ts',
      printingWorker: 'src/server/printing/worker.ts',
      sqliteThread: 'src/server/store/sqlite/sqliteThread.ts',
    });
    return Buffer.from(JSON.stringify(files));
  });
  write(JSON.parse(Buffer.from(made).toString()), folder);
}

/** The pages rendered on request, which Astro has built. */
export const bundlePages = async (entry: string, folder: string) =>
  write(await bundle({ pages: entry }), folder);

interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Copies installed packages and all their dependencies into a folder. */
export function copyPackages(names: readonly string[], folder: string): void {
  const copied = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const source = join('node_modules', name);
    // Optional dependencies for other platforms are not installed.
    if (copied.has(name) || !existsSync(source)) continue;
    copied.add(name);
    cpSync(source, join(folder, 'node_modules', name), { recursive: true, dereference: true });
    const { dependencies, optionalDependencies }: Package = JSON.parse(
      readFileSync(join(source, 'package.json'), 'utf8'),
    );
    waiting.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
  }
}
