import type { Candidate, Logo } from '../../detection/logo.ts';
import { merge, onePerPlace } from '../../detection/merge.ts';
import type { SearchedPicture, SearchReply, SearchTask } from './searchMessages.ts';

interface Listener {
  onLoading: (share: number) => void;
  onState: (id: number, state: SearchedPicture['state']) => void;
}

interface Answer {
  width: number;
  height: number;
  candidates: Candidate[];
  logos: Logo[];
  preview: ImageBitmap | undefined;
  /** How many tiles the workers have asked for. */
  asked: number;
  shares: number[];
  left: number;
  milliseconds: number;
  lookMilliseconds: number;
}

type Reply<Kind extends SearchReply['kind']> = Extract<SearchReply, { kind: Kind }>;

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
      width: 0,
      height: 0,
      candidates: [],
      logos: [],
      preview: undefined,
      asked: 0,
      shares: [],
      left: of,
      milliseconds: 0,
      lookMilliseconds: 0,
    };
    onState(task.id, { kind: 'searching', share: 0 });
    workers.forEach((worker, at) => {
      worker.postMessage({ kind: 'search', ...task, worker: at, of } satisfies SearchTask);
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
    if (message.kind === 'part') {
      const other = workers[1 - worker];
      other?.postMessage(message satisfies SearchTask, [message.part.buffer]);
      return;
    }
    if (message.kind === 'next') {
      const { id, asked: number } = current;
      current.asked += 1;
      workers[worker]?.postMessage({ kind: 'tile', id, number } satisfies SearchTask);
      return;
    }
    if (message.kind === 'progress') {
      current.shares[worker] = message.share;
      onState(current.id, { kind: 'searching', share: Math.max(...Object.values(current.shares)) });
      return;
    }
    current.left -= 1;
    if (message.kind === 'found') receiveCandidates(message, current);
    else receiveLogos(message, current);
  }

  function receiveCandidates(message: Reply<'found'>, answer: Answer & { id: number }): void {
    const { width, height, candidates, preview, milliseconds } = message;
    Object.assign(answer, { width, height });
    answer.candidates.push(...candidates);
    answer.preview ??= preview;
    answer.milliseconds = Math.max(answer.milliseconds, milliseconds);
    if (answer.left > 0) return;
    const logos = merge(answer.candidates, width, height);
    answer.left = workers.length;
    workers.forEach((worker, at) => {
      worker.postMessage({
        kind: 'look',
        id: answer.id,
        logos: logos.filter((_, number) => number % workers.length === at),
      } satisfies SearchTask);
    });
  }

  function receiveLogos({ logos, milliseconds }: Reply<'looked'>, answer: Answer): void {
    answer.logos.push(...logos);
    answer.lookMilliseconds = Math.max(answer.lookMilliseconds, milliseconds);
    if (answer.left > 0) return;
    const { width, height, preview } = answer;
    finish({
      kind: 'done',
      width,
      height,
      logos: onePerPlace(answer.logos),
      preview,
      milliseconds: answer.milliseconds + answer.lookMilliseconds,
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
