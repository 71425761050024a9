import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { env } from 'onnxruntime-web/wasm';
import sharp from 'sharp';
import { findLogos } from '../../detection/findLogos.ts';
import type { Logo } from '../../detection/logo.ts';
import type { Detector } from '../../detection/model/detector.ts';
import { openDetector } from '../../detection/model/openDetector.ts';
import { Refusal } from '../http/refusal.ts';
import type { Reply, Task } from '../workers/createWorkerQueue.ts';
import { decode } from './decode.ts';
import type { WorkerFiles } from './detectionFiles.ts';

/** A thread of its own, so that pages are answered while it looks at a picture. */
function openModel({ trunk, maps, look, runtime }: WorkerFiles): Promise<Detector> {
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = readFileSync(runtime).buffer;
  return openDetector(readFileSync(trunk), readFileSync(maps), readFileSync(look));
}

async function answer({ id, input }: Task<Uint8Array>, model: Detector): Promise<Reply<Logo[]>> {
  try {
    return { id, result: await findLogos(await decode(input), model) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id, failure: { status: error.status, detail: error.detail } };
  }
}

// One picture at a time: more threads would only slow the pages down.
sharp.concurrency(1);
sharp.cache(false);
const model = openModel(workerData as WorkerFiles);
parentPort?.on('message', async (task: Task<Uint8Array>) =>
  parentPort?.postMessage(await answer(task, await model)),
);
