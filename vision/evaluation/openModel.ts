import { readFile } from 'node:fs/promises';
import { env } from 'onnxruntime-web/wasm';
import type { Detector } from '../../src/detection/model/detector.ts';
import { openDetector } from '../../src/detection/model/openDetector.ts';

/** The model on one thread of this machine, by the runtime the site uses. */
export async function openModel(folder: string): Promise<Detector> {
  env.wasm.numThreads = 1;
  return openDetector(
    await readFile(`${folder}/trunk.onnx`),
    await readFile(`${folder}/maps.onnx`),
    await readFile(`${folder}/look.onnx`),
  );
}
