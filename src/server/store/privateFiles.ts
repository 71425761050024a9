import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StoreError } from './storeError.ts';

/** Only the account that the site runs under may read what visitors sent. */
export const privateFolder = 0o700;
export const privateFile = 0o600;

export const backupFolder = (dataDir: string) => join(dataDir, 'backups');
/** Attachments while they are being received. */
export const uploadFolder = (dataDir: string) => join(dataDir, 'uploads');

/** A folder that belongs to someone else, such as a mounted volume, keeps the rights it has. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'ENOENT' && code !== 'EROFS') throw error;
  }
}

const ourFile = /^site.*\.(?:sqlite(?:-wal|-shm)?|jsonl\.gz(?:\.enc)?(?:\.part)?|json)$/;
const ourFolder = /^(?:backups|uploads|trial-\w+)$/;

/**
 * Takes others' rights away from what is already there: earlier releases left it readable. A folder
 * that holds anything else, such as /tmp, is shared with other programs and stays as it is.
 */
export function restrictData(dataDir: string): void {
  for (const folder of [dataDir, backupFolder(dataDir)]) {
    if (!existsSync(folder)) continue;
    const names = readdirSync(folder);
    if (names.every((name) => ourFile.test(name) || ourFolder.test(name)))
      restrict(folder, privateFolder);
    for (const name of names) if (ourFile.test(name)) restrict(join(folder, name), privateFile);
  }
}

/**
 * Creates a folder that others cannot read, and those above it, unless there is one. Node's own way
 * tries for ever where nothing can be created, as in /proc.
 */
export function createPrivateFolder(path: string): void {
  if (existsSync(path)) return;
  createPrivateFolder(dirname(path));
  try {
    mkdirSync(path, { mode: privateFolder });
  } catch (error) {
    // Another instance may have been faster.
    if (!existsSync(path)) throw error;
  }
}

/** Creates DATA_DIR. */
export function createDataFolder(dataDir: string): void {
  try {
    createPrivateFolder(dataDir);
  } catch (error) {
    throw new StoreError(`DATA_DIR cannot be created: ${(error as Error).message}`);
  }
}

/** Creates an empty file that others cannot read, unless there is one. */
export function createPrivateFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', privateFile));
}
