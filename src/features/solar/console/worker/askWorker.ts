import type { Answer, Question } from './solarWorker.ts';

let worker: Worker | undefined;
let questions = 0;
const waiting = new Map<number, (answer: Answer) => boolean>();

function start(): Worker {
  const started = new Worker(new URL('./solarWorker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (waiting.get(data.id)?.(data)) waiting.delete(data.id);
  });
  return started;
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/**
 * Asks the model, which computes beside the page so that nothing stutters. `onAnswer` says whether
 * that was the last answer. Returns how to stop listening.
 */
export function askWorker(
  question: WithoutId<Question>,
  onAnswer: (answer: Answer) => boolean,
): () => void {
  worker ??= start();
  questions += 1;
  const id = questions;
  waiting.set(id, onAnswer);
  worker.postMessage({ ...question, id });
  return () => {
    waiting.delete(id);
  };
}
