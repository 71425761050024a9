import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../env.ts';
import type { BackupState } from '../../metrics/metrics.ts';
import { backupFolder, privateFile, privateFolder } from '../privateFiles.ts';
import { lastBackup } from './lastBackup.ts';

/** What is known of the backups, kept beside them; times in milliseconds. */
export interface BackupRecord {
  /** The newest backup that has been proved: when it was made, and where it was read from. */
  proved?: { made: number; name: string; place: string };
  /** The last proof, whether it succeeded. */
  proof?: { at: number; ok: boolean };
  /** The last copy that was read back from elsewhere. */
  copied?: { at: number };
}

const recordFile = (dataDir: string) => join(backupFolder(dataDir), 'site-backups.json');

export async function readBackupRecord(dataDir: string): Promise<BackupRecord> {
  const text = await readFile(recordFile(dataDir), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

export async function addToBackupRecord(dataDir: string, news: BackupRecord): Promise<void> {
  await mkdir(backupFolder(dataDir), { recursive: true, mode: privateFolder });
  const record = { ...(await readBackupRecord(dataDir)), ...news };
  const file = recordFile(dataDir);
  await writeFile(`${file}.part`, JSON.stringify(record), { mode: privateFile });
  await rename(`${file}.part`, file);
}

/** What the metrics tell about backups. */
export async function backupState({
  DATA_DIR,
  BACKUP_TO,
}: Pick<Env, 'DATA_DIR' | 'BACKUP_TO'>): Promise<BackupState> {
  const { proved, proof, copied } = await readBackupRecord(DATA_DIR);
  return {
    last: await lastBackup(DATA_DIR),
    proved: proved?.made ?? 0,
    isProofGood: proof?.ok ?? true,
    copied: BACKUP_TO ? (copied?.at ?? 0) : Number.NaN,
  };
}
