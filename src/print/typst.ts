import { readFile } from 'node:fs/promises';
import loadWasm, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { drawnOnce } from '../pictures/drawnOnce.ts';

const wasm = 'node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm';
const fonts = await Promise.all(
  ['plex-sans-400', 'plex-sans-600', 'plex-mono-400'].map((name) =>
    readFile(`src/assets/fonts/${name}.ttf`),
  ),
);
/** Numbers of the compiler's interface. */
const [pdf, fullDiagnostics] = [1, 3];

interface Artifact {
  result?: Uint8Array;
  diagnostics?: { path: string; range: string; message: string }[];
}

async function startCompiler() {
  await loadWasm({ module_or_path: await readFile(wasm) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  return builder.build();
}

type Files = ReadonlyMap<string, Uint8Array>;
let started: ReturnType<typeof startCompiler> | undefined;

async function compile(files: Files): Promise<Uint8Array> {
  started ??= startCompiler();
  const compiler = await started;
  // Nothing is awaited from here on: the compiler has one set of files.
  compiler.reset_shadow();
  for (const [path, content] of files) compiler.map_shadow(`/${path}`, content);
  const world = compiler.snapshot(null, '/main.typ', null);
  const { result, diagnostics = [] } = world.get_artifact(pdf, fullDiagnostics) as Artifact;
  world.free();
  if (!result || diagnostics.length > 0) {
    const told = diagnostics.map(({ path, range, message }) => `${path} ${range}: ${message}`);
    throw new Error(`Typst could not set the document.\n${told.join('\n')}`);
  }
  return result;
}

/** Sets main.typ as PDF. `files` holds everything it reads, by path from the root. */
export const typst = (files: Files) =>
  drawnOnce(['typst', ...fonts, ...[...files].flat()], () => compile(files));
