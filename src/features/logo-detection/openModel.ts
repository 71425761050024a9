import runtimeAddress from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { env } from 'onnxruntime-web/wasm';
import type { Detector } from '../../detection/model/detector.ts';
import lookAddress from '../../detection/model/look.onnx?url';
import mapsAddress from '../../detection/model/maps.onnx?url';
import { openDetector } from '../../detection/model/openDetector.ts';
import trunkAddress from '../../detection/model/trunk.onnx?url';

/** Unpacked; what travels is a fifth of it. Only the progress bar depends on it. */
const runtimeBytes = 14_240_000;

const fetchBytes = async (address: string) =>
  new Uint8Array(await (await fetch(address)).arrayBuffer());

/** Downloads a file of known size and reports how much has arrived, from 0 to 1. */
async function fetchWithProgress(
  address: string,
  bytes: number,
  onProgress: (share: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    arrived += value.length;
    onProgress(Math.min(1, arrived / bytes));
  }
  return new Blob(parts).arrayBuffer();
}

/** Loads runtime and model from our own server. */
export async function openModel(onProgress: (share: number) => void): Promise<Detector> {
  const [runtime, trunk, maps, look] = await Promise.all([
    fetchWithProgress(runtimeAddress, runtimeBytes, onProgress),
    fetchBytes(trunkAddress),
    fetchBytes(mapsAddress),
    fetchBytes(lookAddress),
  ]);
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = runtime;
  return openDetector(trunk, maps, look);
}
