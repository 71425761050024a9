import { readFile } from 'node:fs/promises';
import * as ort from 'onnxruntime-web/wasm';
import type { RunModel } from '../../src/detection/findCandidates.ts';

/** The model on one thread of this machine, by the runtime the site uses. */
export async function openModel(file: string): Promise<RunModel> {
  ort.env.wasm.numThreads = 1;
  const session = await ort.InferenceSession.create(await readFile(file));
  return async ({ pixels, width, height }) => {
    const { map } = await session.run({
      pixels: new ort.Tensor('float32', pixels, [1, 3, height, width]),
    });
    if (!map) throw new Error('The model has no output named map.');
    const [, , rows = 0, columns = 0] = map.dims;
    return { values: map.data as Float32Array, rows, columns };
  };
}
