import { findCandidates } from '../../detection/findLogos.ts';
import { lookAgain } from '../../detection/lookAgain.ts';
import type { Detector } from '../../detection/model/detector.ts';
import { type Pyramid, pyramid } from '../../detection/pyramid.ts';
import { halfTogether } from './halfTogether.ts';
import { openModel } from './openModel.ts';
import { readPicture, Unusable } from './readPicture.ts';
import type { SearchReply, SearchTask } from './searchMessages.ts';

const previewWidth = 1200;
/** In milliseconds: to draw the page anew takes time the search needs. */
const progressEvery = 300;
let opening: Promise<Detector> | undefined;
/** Goes on with the search that waits for a tile. */
let giveTile: ((number: number) => void) | undefined;
/** Goes on with the search that waits for what the other worker reads. */
let takePart: ((part: Uint8ClampedArray) => void) | undefined;
/** Kept between search and second look. */
let searched: { sizes: Pyramid; bitmap: ImageBitmap } | undefined;

type Task<Kind extends SearchTask['kind']> = Extract<SearchTask, { kind: Kind }>;

const reply = (message: SearchReply, transfer: Transferable[] = []) =>
  postMessage(message, { transfer });

/** Small enough for the page, from the size that is searched first: that is quicker than from the file. */
function preview(sizes: Pyramid): Promise<ImageBitmap> {
  const { width, height, data } = sizes.at(0);
  const shown = Math.min(previewWidth, sizes.source.width);
  return createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height), {
    resizeWidth: shown,
    resizeHeight: Math.max(1, Math.round((sizes.source.height * shown) / sizes.source.width)),
    resizeQuality: 'medium',
  });
}

/** Loads the model with the first picture. After a failure, the next picture tries again. */
async function loadedModel(): Promise<Detector> {
  try {
    opening ??= openModel((share) => reply({ kind: 'loading', share }));
    const run = await opening;
    reply({ kind: 'loading', share: 1 });
    return run;
  } catch {
    opening = undefined;
    throw new Unusable('runtime');
  }
}

/** The next tile of a picture, as soon as the page names it. */
function nextTile(id: number): Promise<number> {
  return new Promise((resolve) => {
    giveTile = resolve;
    reply({ kind: 'next', id });
  });
}

async function search({ id, picture: file, worker, of }: Task<'search'>): Promise<void> {
  const taken = new Promise<Uint8ClampedArray>((resolve) => {
    takePart = resolve;
  });
  const run = loadedModel();
  run.catch(() => undefined);
  let started = performance.now();
  searched?.bitmap.close();
  searched = undefined;
  const { source, bitmap } = await readPicture(file);
  const give = (part: Uint8ClampedArray<ArrayBuffer>) =>
    reply({ kind: 'part', id, part }, [part.buffer]);
  const sizes = pyramid(source, await halfTogether(source, { worker, of, give, taken }));
  const reading = performance.now() - started;
  const model = await run;
  started = performance.now();
  let shown = started;
  let isFirst = false;
  const candidates = await findCandidates(sizes, model.search, {
    next: async (all) => {
      const number = await nextTile(id);
      isFirst = number === all;
      return number;
    },
    onProgress: (done, all) => {
      if (performance.now() - shown < progressEvery) return;
      shown = performance.now();
      reply({ kind: 'progress', id, share: done / all });
    },
  });
  // Whoever is out of tiles has time for it while the other searches its last one.
  const small = isFirst ? await preview(sizes) : undefined;
  searched = { sizes, bitmap };
  const { width, height } = source;
  const milliseconds = reading + performance.now() - started;
  reply(
    { kind: 'found', id, width, height, candidates, preview: small, milliseconds },
    small ? [small] : [],
  );
}

async function look({ id, logos }: Task<'look'>): Promise<void> {
  const model = await loadedModel();
  const started = performance.now();
  const seen = searched ? await lookAgain(searched.sizes, logos, model.look) : [];
  searched?.bitmap.close();
  searched = undefined;
  reply({ kind: 'looked', id, logos: seen, milliseconds: performance.now() - started });
}

addEventListener('message', ({ data }: MessageEvent<SearchTask>) => {
  if (data.kind === 'tile') return giveTile?.(data.number);
  if (data.kind === 'part') return takePart?.(data.part);
  const task = data.kind === 'search' ? search(data) : look(data);
  task.catch((error: unknown) =>
    reply({
      kind: 'failed',
      id: data.id,
      reason: error instanceof Unusable ? error.reason : 'damaged',
    }),
  );
});
