import { findCandidates, type RunModel } from '../../detection/findCandidates.ts';
import { lookAgain } from '../../detection/lookAgain.ts';
import type { Source } from '../../detection/source.ts';
import { openModel } from './openModel.ts';
import { readPicture, Unusable } from './readPicture.ts';
import type { SearchReply, SearchTask } from './searchMessages.ts';

const previewWidth = 1200;
let opening: Promise<RunModel> | undefined;
/** Kept between search and second look. */
let searched: { source: Source; bitmap: ImageBitmap } | undefined;

type Task<Kind extends SearchTask['kind']> = Extract<SearchTask, { kind: Kind }>;

const reply = (message: SearchReply, transfer: Transferable[] = []) =>
  postMessage(message, { transfer });

function preview(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const width = Math.min(previewWidth, bitmap.width);
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  return createImageBitmap(bitmap, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'medium',
  });
}

/** Loads the model with the first picture. After a failure, the next picture tries again. */
async function loadedModel(): Promise<RunModel> {
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

async function search({ id, picture: file, worker, of }: Task<'search'>): Promise<void> {
  const run = loadedModel();
  run.catch(() => undefined);
  let started = performance.now();
  searched?.bitmap.close();
  searched = undefined;
  const read = await readPicture(file);
  const { source, bitmap } = read;
  const reading = performance.now() - started;
  const model = await run;
  started = performance.now();
  const candidates = await findCandidates(source, model, {
    share: { worker, of },
    onProgress: (done, all) => reply({ kind: 'progress', id, share: done / all }),
  });
  const small = worker === 0 ? await preview(bitmap) : undefined;
  searched = read;
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
  const seen = searched ? await lookAgain(searched.source, logos, model) : [];
  searched?.bitmap.close();
  searched = undefined;
  reply({ kind: 'looked', id, logos: seen, milliseconds: performance.now() - started });
}

addEventListener('message', ({ data }: MessageEvent<SearchTask>) => {
  const task = data.kind === 'search' ? search(data) : look(data);
  task.catch((error: unknown) =>
    reply({
      kind: 'failed',
      id: data.id,
      reason: error instanceof Unusable ? error.reason : 'damaged',
    }),
  );
});
