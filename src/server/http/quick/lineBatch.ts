const batchLength = 16_384;
const longestWaitMilliseconds = 500;

/**
 * Gathers lines of the log and writes them together. The logger's own stream measures all it
 * holds at each line, which costs more than answering a request from memory.
 */
export function createLineBatch(write: (lines: string) => void) {
  let pending = '';
  function flush(): void {
    if (pending) write(pending);
    pending = '';
  }
  setInterval(flush, longestWaitMilliseconds).unref();
  return {
    add(line: string): void {
      pending += line;
      if (pending.length >= batchLength) flush();
    },
    flush,
  };
}
