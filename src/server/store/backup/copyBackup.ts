import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../../env.ts';
import { BackupError } from './backupFormat.ts';
import { finishFile } from './writeBackup.ts';

const deadlineMilliseconds = 6 * 3_600_000;

export const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Runs a command from a setting with a file as its last parameter. */
async function runWith(setting: 'BACKUP_TO' | 'BACKUP_FROM', command: string, file: string) {
  const [program = '', ...parameters] = command.trim().split(/\s+/);
  // What it says is for the operator.
  const child = spawn(program, [...parameters, resolve(file)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    signal: AbortSignal.timeout(deadlineMilliseconds),
  });
  const [code, signal] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'ENOENT'
        ? `${setting} is neither a folder nor a program that exists`
        : `${setting}: ${error.message}`,
    );
  });
  if (code !== 0) throw new BackupError(`${setting}: the command ended with ${signal ?? code}`);
}

async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Whether what was read back is the backup, byte by byte. */
async function expectArrived(file: string, copy: string): Promise<void> {
  const name = basename(file);
  if (!existsSync(copy))
    throw new BackupError(`The copy of ${name} did not arrive: BACKUP_TO has no such file`);
  if ((await checksum(file)) !== (await checksum(copy)))
    throw new BackupError(`The copy of ${name} arrived incomplete or altered`);
}

/**
 * Puts a copy of a backup elsewhere, reads it back and compares. Returns where it can be read;
 * `folder` is for what a command brings back.
 */
export async function copyBackup(
  file: string,
  { BACKUP_TO: to = '', BACKUP_FROM: from }: Pick<Env, 'BACKUP_TO' | 'BACKUP_FROM'>,
  folder: string,
): Promise<string> {
  if (await isFolder(to)) {
    const copy = join(to, basename(file));
    await copyFile(file, `${copy}.part`);
    await finishFile(`${copy}.part`, copy);
    await expectArrived(file, copy);
    return copy;
  }
  await runWith('BACKUP_TO', to, file);
  if (!from) throw new BackupError('The copy was sent, but cannot be proved: set BACKUP_FROM');
  const copy = join(folder, basename(file));
  await runWith('BACKUP_FROM', from, copy);
  await expectArrived(file, copy);
  return copy;
}
