import { DatabaseSync } from 'node:sqlite';

const timeoutMilliseconds = 15 * 60_000;

/**
 * Waits until no other build is running in this folder, and holds others off until the returned
 * function is called. Uses SQLite's file lock, which the system releases however the process ends.
 */
export function lockBuild(file: string): () => void {
  const lock = new DatabaseSync(file);
  const take = () => lock.exec('begin exclusive');
  try {
    take();
  } catch {
    console.log('Another build is running here; waiting for it…');
    lock.exec(`pragma busy_timeout = ${timeoutMilliseconds}`);
    take();
  }
  return () => lock.close();
}
