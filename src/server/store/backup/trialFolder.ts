import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFolder, privateFolder } from '../privateFiles.ts';

/** Longer than any backup takes. */
const staleMilliseconds = 24 * 3_600_000;
const temporary = /^trial-|\.part$/;

/** Removes what a run that was killed has left. */
export async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => temporary.test(one))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > staleMilliseconds) await rm(path, { recursive: true, force: true });
  }
}

/**
 * A private folder beside the backups while `use` lasts, where a backup can be tried: there is room
 * for it, whereas the system's folder for temporary files may be in memory.
 */
export async function inTrialFolder(
  dataDir: string,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const backups = backupFolder(dataDir);
  await mkdir(backups, { recursive: true, mode: privateFolder });
  await removeLeftOvers(backups);
  const folder = await mkdtemp(join(backups, 'trial-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
