import { readFileSync } from 'node:fs';
import { env } from 'onnxruntime-web/wasm';
import sharp from 'sharp';
import { findLogos } from '../../detection/findLogos.ts';
import type { Logo } from '../../detection/logo.ts';
import type { Detector } from '../../detection/model/detector.ts';
import { openDetector } from '../../detection/model/openDetector.ts';
import { inMemory } from '../../detection/picture.ts';
import { answerTasks, workerFiles } from '../workers/answerTasks.ts';
import { decode } from './decode.ts';
import type { WorkerFiles } from './detectionFiles.ts';

/** A process of its own, so that pages are answered while it looks at a picture. */
function openModel({ trunk, maps, look, runtime }: WorkerFiles): Promise<Detector> {
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = readFileSync(runtime).buffer;
  return openDetector(readFileSync(trunk), readFileSync(maps), readFileSync(look));
}

/** Where a logo is in the picture as sent. */
const enlarged = ({ position: { x, y, width, height }, ...logo }: Logo, scale: number): Logo => ({
  ...logo,
  position: { x: x * scale, y: y * scale, width: width * scale, height: height * scale },
});

// One picture at a time: more threads would only slow the pages down.
sharp.concurrency(1);
sharp.cache(false);
const model = openModel(workerFiles<WorkerFiles>());
answerTasks(async (image: Uint8Array): Promise<Logo[]> => {
  // Opening the model takes as much memory as the largest picture: not both at once.
  const detector = await model;
  const { picture, scale } = await decode(image);
  return (await findLogos(inMemory(picture), detector)).map((logo) => enlarged(logo, scale));
});
