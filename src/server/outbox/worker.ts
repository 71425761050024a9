import { type DeliveryParts, deliver } from './deliver.ts';
import type { Transport } from './transport.ts';

/** How many mails are sent at the same time, each over a connection of its own. */
const laneCount = 3;
const pollMilliseconds = 2_000;

interface Parts extends DeliveryParts {
  openTransport: () => Transport;
}

/**
 * Sends the mails in the outbox until stopped. Each lane claims one mail at a time, so that a mail
 * that hangs holds up its own lane only.
 */
export function startWorker({ openTransport, ...parts }: Parts) {
  const { outbox, log } = parts;
  const lanes = Array.from({ length: laneCount }, openTransport);
  const idle = [...lanes];
  const running = new Set<Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  /** Whether mails may have arrived since the last claim began. */
  let asked = false;

  async function run(lane: Transport): Promise<void> {
    while (!stopped) {
      asked = false;
      const mail = await outbox.claim();
      if (mail) {
        // There may be more, for another lane.
        startLane();
        await deliver(parts, lane, mail).catch((error: unknown) =>
          log.error({ err: error }, 'could not update the outbox'),
        );
      } else if (!asked) return;
    }
  }

  function startLane(): void {
    if (stopped) return;
    const lane = idle.pop();
    if (!lane) return;
    const work = run(lane)
      .catch((error: unknown) => log.error({ err: error }, 'could not read the outbox'))
      .finally(() => {
        running.delete(work);
        idle.push(lane);
        clearTimeout(timer);
        if (!stopped) timer = setTimeout(wake, pollMilliseconds);
      });
    running.add(work);
  }

  function wake(): void {
    asked = true;
    startLane();
  }
  wake();

  return {
    wake,
    /** Stops claiming mails. Those being sent finish, or fail when `cut` aborts. */
    async stop(cut: AbortSignal): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      const cutAll = () => {
        for (const lane of lanes) lane.cut();
      };
      if (cut.aborted) cutAll();
      else cut.addEventListener('abort', cutAll);
      await Promise.all(running);
      for (const lane of lanes) lane.close();
    },
  };
}
