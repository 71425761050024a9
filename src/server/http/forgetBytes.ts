import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lazy } from '../lazy.ts';

/**
 * What is read from connections lies outside V8's heap, where V8 lets some 64 MB gather before it
 * frees them. The system's allocator would keep that room for good.
 */
const bytesToGather = 8 * 1024 * 1024;
let gathered = 0;

const loadCollect = lazy(async () => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as (options: { type: 'minor' }) => void;
});

/** Counts bytes of a body that have been used, or are thrown away. */
export function forgetBytes(bytes: number): void {
  gathered += bytes;
  if (gathered < bytesToGather) return;
  gathered = 0;
  loadCollect().then((collect) => collect({ type: 'minor' }));
}
