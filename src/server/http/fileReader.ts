import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Reads files one after the other into the same memory: what it returns is good until the next
 * call. Thousands of buffers of their own would stay with the process long after their use.
 */
export function createFileReader(): (path: string) => Buffer {
  let memory = Buffer.alloc(0);
  return (path) => {
    const file = openSync(path, 'r');
    try {
      const { size } = fstatSync(file);
      if (memory.length < size) memory = Buffer.allocUnsafe(size * 2);
      let filled = 0;
      while (filled < size) {
        const read = readSync(file, memory, filled, size - filled, null);
        if (read === 0) break;
        filled += read;
      }
      return memory.subarray(0, filled);
    } finally {
      closeSync(file);
    }
  };
}
