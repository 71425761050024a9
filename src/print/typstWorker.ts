import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import loadWasm, { TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import { typst } from '../typeset/typeset.ts';
import { typesettingSources } from '../typeset/typesettingFiles.ts';

export interface Job {
  readonly id: number;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** An SVG has its words as outlines. */
  readonly format: 'pdf' | 'svg';
}
export interface Printed {
  readonly id: number;
  readonly result?: Uint8Array | undefined;
  /** What is wrong with the document. */
  readonly fault?: string | undefined;
}

const rendererFile = 'node_modules/@myriaddreamin/typst-ts-renderer/pkg/typst_ts_renderer_bg.wasm';
/** Numbers of the renderer's interface: the page and the letters it uses, without style and script. */
const [page, letters] = [1, 2];

async function startRenderer() {
  await loadWasm({ module_or_path: await readFile(rendererFile) });
  return new TypstRendererBuilder().build();
}

let started: ReturnType<typeof startRenderer> | undefined;

async function svgOf(vector: Uint8Array): Promise<Uint8Array> {
  started ??= startRenderer();
  const renderer = await started;
  const session = renderer.create_session();
  renderer.manipulate_data(session, 'reset', vector);
  const svg = renderer.svg_data(session, page | letters);
  session.free();
  return Buffer.from(svg);
}

const set = async ({ files, format }: Job): Promise<Uint8Array> =>
  format === 'pdf'
    ? typst(files, typesettingSources)
    : svgOf(await typst(files, typesettingSources, 'vector'));

parentPort?.on('message', async (job: Job) => {
  const printed: Printed = await set(job).then(
    (result) => ({ id: job.id, result }),
    (error: unknown) => ({ id: job.id, fault: String(error) }),
  );
  parentPort?.postMessage(printed);
});
