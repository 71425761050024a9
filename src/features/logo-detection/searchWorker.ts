import { findLogos } from '../../detection/findLogos.ts';
import type { Detector } from '../../detection/model/detector.ts';
import { openModel } from './openModel.ts';
import { readPicture, Unusable } from './readPicture.ts';
import type { SearchReply, SearchState, SearchTask } from './searchMessages.ts';

const previewWidth = 1200;
/** In milliseconds: to draw the page anew takes time the search needs. */
const progressEvery = 300;
let opening: Promise<Detector> | undefined;

const reply = (message: SearchReply, transfer: Transferable[] = []) =>
  postMessage(message, { transfer });

/** Loads the model with the first picture. After a failure, the next picture tries again. */
async function loadedModel(): Promise<Detector> {
  try {
    opening ??= openModel((loaded) => reply({ loaded }));
    const model = await opening;
    reply({ loaded: 1 });
    return model;
  } catch {
    opening = undefined;
    throw new Unusable('runtime');
  }
}

async function search({ id, picture: file }: SearchTask): Promise<void> {
  const answer = (state: SearchState, ...transfer: Transferable[]) =>
    reply({ id, state }, transfer);
  answer({ kind: 'searching', share: 0 });
  const loading = loadedModel();
  loading.catch(() => undefined);
  const before = performance.now();
  const { source, bitmap } = await readPicture(file);
  const reading = performance.now() - before;
  const model = await loading;
  const started = performance.now();
  let shown = started;
  const logos = await findLogos(source, model, (share) => {
    if (performance.now() - shown < progressEvery) return;
    shown = performance.now();
    answer({ kind: 'searching', share });
  });
  const milliseconds = reading + performance.now() - started;
  const { width, height } = source;
  const resizeWidth = Math.min(previewWidth, width);
  const resizeHeight = Math.max(1, Math.round((height * resizeWidth) / width));
  const preview = await createImageBitmap(bitmap, { resizeWidth, resizeHeight });
  bitmap.close();
  answer({ kind: 'done', width, height, logos, preview, milliseconds }, preview);
}

let last = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<SearchTask>) => {
  last = last
    .then(() => search(data))
    .catch((error: unknown) => {
      const reason = error instanceof Unusable ? error.reason : 'damaged';
      reply({ id: data.id, state: { kind: 'failed', reason } });
    });
});
