import type { SearchReply, SearchState, SearchTask } from './searchMessages.ts';

interface Listener {
  onLoading: (share: number) => void;
  onState: (id: number, state: SearchState) => void;
}

/** Searches pictures one after the other in a worker, which starts with the first. */
export function createSearch({ onLoading, onState }: Listener) {
  const unanswered = new Set<number>();
  let worker: Worker | undefined;

  function receive(reply: SearchReply): void {
    if ('loaded' in reply) {
      onLoading(reply.loaded);
      return;
    }
    const { id, state } = reply;
    if (state.kind !== 'searching') unanswered.delete(id);
    onState(id, state);
  }

  function open(): Worker {
    const opened = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });
    opened.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => receive(data));
    opened.addEventListener('error', () => {
      close();
      for (const id of unanswered) receive({ id, state: { kind: 'failed', reason: 'runtime' } });
    });
    return opened;
  }

  function close(): void {
    worker?.terminate();
    worker = undefined;
  }

  return {
    add(id: number, picture: Blob): void {
      unanswered.add(id);
      worker ??= open();
      worker.postMessage({ id, picture } satisfies SearchTask);
    },
    close,
  };
}
