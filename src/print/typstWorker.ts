import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import loadWasm, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { fontFiles } from './fontFiles.ts';

const wasm = 'node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm';
/** Numbers of the compiler's interface. */
const [pdf, fullDiagnostics] = [1, 3];

interface Artifact {
  result?: Uint8Array;
  diagnostics?: { path: string; range: string; message: string }[];
}
export interface Job {
  readonly id: number;
  readonly files: ReadonlyMap<string, Uint8Array>;
}
export interface Printed {
  readonly id: number;
  readonly result?: Uint8Array | undefined;
  /** What is wrong with the document. */
  readonly faults: readonly string[];
}

await loadWasm({ module_or_path: await readFile(wasm) });
const builder = new TypstCompilerBuilder();
builder.set_dummy_access_model();
for (const file of fontFiles) await builder.add_raw_font(await readFile(file));
const compiler = await builder.build();

parentPort?.on('message', ({ id, files }: Job) => {
  compiler.reset_shadow();
  for (const [path, content] of files) compiler.map_shadow(`/${path}`, content);
  const world = compiler.snapshot(null, '/main.typ', null);
  const { result, diagnostics = [] } = world.get_artifact(pdf, fullDiagnostics) as Artifact;
  world.free();
  const faults = diagnostics.map(({ path, range, message }) => `${path} ${range}: ${message}`);
  parentPort?.postMessage({ id, result, faults } satisfies Printed);
});
