import { DatabaseSync } from 'node:sqlite';

const longestWaitMilliseconds = 15 * 60_000;

/**
 * Waits until no other build runs in this folder, and keeps others waiting until the returned
 * function is called. SQLite's lock on a file serves well for that: the system releases it when
 * the process ends, however it ends.
 */
export function lockBuild(file: string): () => void {
  const lock = new DatabaseSync(file);
  const take = () => lock.exec('begin exclusive');
  try {
    take();
  } catch {
    console.log('Another build is running here; waiting for it…');
    lock.exec(`pragma busy_timeout = ${longestWaitMilliseconds}`);
    take();
  }
  return () => lock.close();
}
