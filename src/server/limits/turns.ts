/** Lets only so many pieces of work run at a time. The others wait in order. */
export function createTurns(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // Whoever waits longest takes over the turn.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
