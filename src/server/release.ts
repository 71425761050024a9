import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { typesettingSources } from '../typeset/typesettingFiles.ts';

/** What a build records about its release. */
export interface Release {
  /** Fingerprint of the sources and settings; null if they changed during the build. */
  stamp: string | null;
  /** The address its pages were built for. */
  siteUrl: string;
  builtAt: string;
  /** The migrations it knows. Early releases recorded none, and start on no others. */
  migrations?: readonly string[];
}

/** The files of a release. */
export const releaseFiles = (folder: string) => ({
  release: join(folder, 'release.json'),
  /** The folder of the built site, with its compressed copies. */
  site: join(folder, 'site'),
  /** Content security policies of the built pages. */
  policies: join(folder, 'policies.json'),
  jobs: join(folder, 'jobs.json'),
  /** What staff edit: the texts of its content. */
  content: join(folder, 'content.json'),
  redirects: join(folder, 'redirects.json'),
  orderCatalogue: join(folder, 'order-catalogue.json'),
  searchIndex: join(folder, 'search-index.json'),
  /** Finds logos: a worker's script, the model's three parts and the runtime that evaluates them. */
  detection: {
    script: join(folder, 'server/detectionWorker.mjs'),
    trunk: join(folder, 'detection/trunk.onnx'),
    maps: join(folder, 'detection/maps.onnx'),
    look: join(folder, 'detection/look.onnx'),
    runtime: join(folder, 'detection/runtime.wasm'),
  },
  /** Sets documents on request: a worker's script, the compiler and its fonts. */
  printing: {
    script: join(folder, 'server/printingWorker.mjs'),
    compiler: join(folder, 'printing/compiler.wasm'),
    fonts: typesettingSources.fonts.map((font) => join(folder, 'printing', basename(font))),
  },
  /** Checks drafts of content. */
  checking: join(folder, 'server/checkWorker.mjs'),
  /** The operator's command, which the server starts too. */
  backup: join(folder, 'server/backup.mjs'),
  /** Renders pages on request. */
  pages: join(folder, 'server/pages.mjs'),
});

export const readRelease = (folder: string): Release =>
  JSON.parse(readFileSync(releaseFiles(folder).release, 'utf8'));
