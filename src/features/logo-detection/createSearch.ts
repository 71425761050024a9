import type { Candidate } from '../../detection/candidate.ts';
import { merge } from '../../detection/merge.ts';
import type { SearchedPicture } from './searchedPicture.ts';
import type { SearchReply, SearchTask } from './searchMessages.ts';

interface Listener {
  onLoading: (share: number) => void;
  onState: (id: number, state: SearchedPicture['state']) => void;
}

interface Answer {
  candidates: Candidate[];
  preview: ImageBitmap | undefined;
  shares: number[];
  left: number;
  milliseconds: number;
}

const workerCount = () => Math.min(2, navigator.hardwareConcurrency || 1);

/** Searches pictures one after the other, each by all workers. The workers start with the first. */
export function createSearch({ onLoading, onState }: Listener) {
  const waiting: { id: number; picture: Blob }[] = [];
  let workers: Worker[] = [];
  let current: (Answer & { id: number }) | undefined;

  function next(): void {
    if (current) return;
    const task = waiting.shift();
    if (!task) return;
    if (workers.length === 0) workers = Array.from({ length: workerCount() }, open);
    const of = workers.length;
    current = {
      id: task.id,
      candidates: [],
      preview: undefined,
      shares: [],
      left: of,
      milliseconds: 0,
    };
    onState(task.id, { kind: 'searching', share: 0 });
    workers.forEach((worker, at) => {
      worker.postMessage({ ...task, worker: at, of } satisfies SearchTask);
    });
  }

  function finish(state: SearchedPicture['state']): void {
    const id = current?.id;
    current = undefined;
    if (id !== undefined) onState(id, state);
    next();
  }

  function receive(message: SearchReply, worker: number): void {
    if (message.kind === 'loading') {
      if (worker === 0) onLoading(message.share);
      return;
    }
    // Both workers report a file that is no picture; the second report comes too late.
    if (!current || message.id !== current.id) return;
    if (message.kind === 'failed') {
      finish({ kind: 'failed', reason: message.reason });
      return;
    }
    if (message.kind === 'progress') {
      current.shares[worker] = message.share;
      onState(current.id, { kind: 'searching', share: Math.max(...Object.values(current.shares)) });
      return;
    }
    const { width, height, candidates, preview, milliseconds } = message;
    current.candidates.push(...candidates);
    current.preview ??= preview;
    current.milliseconds = Math.max(current.milliseconds, milliseconds);
    current.left -= 1;
    if (current.left > 0) return;
    const { candidates: all, ...seen } = current;
    const logos = merge(all, width, height);
    finish({
      kind: 'done',
      width,
      height,
      logos,
      preview: seen.preview,
      milliseconds: seen.milliseconds,
    });
  }

  function open(_: unknown, at: number): Worker {
    const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => receive(data, at));
    worker.addEventListener('error', () => {
      for (const one of workers) one.terminate();
      workers = [];
      finish({ kind: 'failed', reason: 'runtime' });
    });
    return worker;
  }

  return {
    add(id: number, picture: Blob): void {
      waiting.push({ id, picture });
      next();
    },
    close(): void {
      for (const worker of workers) worker.terminate();
      workers = [];
      waiting.length = 0;
      current = undefined;
    },
  };
}
