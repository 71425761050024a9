import { releaseFiles } from '../release.ts';

/** What the worker needs besides its code. */
export interface WorkerFiles {
  trunk: string;
  maps: string;
  look: string;
  runtime: string;
}

/** The model and the runtime in the repository, before they become part of a release. */
export const detectionSources: WorkerFiles = {
  trunk: 'src/detection/model/trunk.onnx',
  maps: 'src/detection/model/maps.onnx',
  look: 'src/detection/model/look.onnx',
  runtime: 'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
};

/** What the detector's worker runs: the release's files, or in development the sources. */
export function detectionFiles(release: string | undefined): {
  script: URL | string;
  files: WorkerFiles;
} {
  if (release === undefined)
    return { script: new URL('./worker.ts', import.meta.url), files: detectionSources };
  const { script, ...files } = releaseFiles(release).detection;
  return { script, files };
}
