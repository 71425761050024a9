import { stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { Env } from '../../../src/server/env.ts';
import { readBackupRecord } from '../../../src/server/store/backup/backupRecord.ts';
import { freeBytes } from '../../../src/server/store/readiness.ts';
import { type Finding, good, missing } from './finding.ts';

const day = 24 * 3_600_000;
const maxDays = 8;
const neededBytes = 1e9;

const disk = async (path: string) => (await stat(path)).dev;

/** Whether what is there survives the loss of this disk. What a command brought back does. */
async function isElsewhere(place: string, dataDir: string): Promise<boolean> {
  if (!isAbsolute(place)) return true;
  const [there, here] = await Promise.all([disk(place).catch(() => undefined), disk(dataDir)]);
  return there !== undefined && there !== here;
}

/** How old the last proved backup is, and where it lies. */
export async function checkBackup(env: Pick<Env, 'DATA_DIR'>): Promise<Finding> {
  const about = 'Backup';
  const { proved } = await readBackupRecord(env.DATA_DIR);
  if (!proved)
    return missing(about, 'none has been proved', 'npm run backup -- --prove, and BACKUP_EVERY=1d');
  const days = Math.floor((Date.now() - proved.made) / day);
  const found = `proved, ${days} days old: ${proved.place}`;
  if (days >= maxDays) return missing(about, found, 'set BACKUP_EVERY=1d');
  if (!(await isElsewhere(proved.place, env.DATA_DIR)))
    return missing(
      about,
      `${found}, but not on another disk than the site`,
      'set BACKUP_TO to a folder or command that reaches another machine, then npm run backup -- --prove',
    );
  return good(about, found);
}

export async function checkDisk({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Promise<Finding> {
  const bytes = await freeBytes(DATA_DIR);
  const found = `${(bytes / 1e9).toFixed(1)} GB are free`;
  return bytes >= neededBytes
    ? good('Disk of DATA_DIR', found)
    : missing('Disk of DATA_DIR', found, 'make room: 1 GB at least');
}
