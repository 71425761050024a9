import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFolder } from '../privateFiles.ts';

/** When the newest complete backup in the data folder was finished, in milliseconds; 0 if none. */
export async function lastBackup(dataDir: string): Promise<number> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const finished = names.filter((name) => /\.jsonl\.gz(?:\.enc)?$/.test(name));
  const times = finished.map(async (name) => (await stat(join(folder, name))).mtimeMs);
  return Math.max(0, ...(await Promise.all(times)));
}
