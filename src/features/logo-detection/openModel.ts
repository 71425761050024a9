import runtimeAddress from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import modelAddress from '../../detection/detector.onnx?url';
import type { RunModel } from '../../detection/findCandidates.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';

/** Unpacked; what travels is a fifth of it. Only the progress bar depends on it. */
const runtimeBytes = 14_240_000;

/** Loads runtime and model from our own server. */
export async function openModel(onProgress: (share: number) => void): Promise<RunModel> {
  const [runtime, model] = await Promise.all([
    fetchWithProgress(runtimeAddress, runtimeBytes, onProgress),
    fetch(modelAddress).then((response) => response.arrayBuffer()),
  ]);
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = runtime;
  const session = await InferenceSession.create(new Uint8Array(model));
  return async ({ pixels, width, height }) => {
    const { map } = await session.run({
      pixels: new Tensor('float32', pixels, [1, 3, height, width]),
    });
    if (!map) throw new Error('The model has no output named map.');
    const [, , rows = 0, columns = 0] = map.dims;
    return { values: map.data as Float32Array, rows, columns };
  };
}
