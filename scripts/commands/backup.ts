import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Env } from '../../src/server/env.ts';
import { operator, system, writeAuditEvents } from '../../src/server/store/auditLog.ts';
import { BackupError } from '../../src/server/store/backup/backupFormat.ts';
import { addToBackupRecord, readBackupRecord } from '../../src/server/store/backup/backupRecord.ts';
import { copyBackup, isFolder } from '../../src/server/store/backup/copyBackup.ts';
import { proveBackup } from '../../src/server/store/backup/proveBackup.ts';
import { inTrialFolder, removeLeftOvers } from '../../src/server/store/backup/trialFolder.ts';
import { writeBackup } from '../../src/server/store/backup/writeBackup.ts';
import type { Db } from '../../src/server/store/database.ts';
import { backupFolder, privateFolder } from '../../src/server/store/privateFiles.ts';
import { runCommand, runWithSettings, UsageError } from './runCommand.ts';

/** A backup of the server's own is proved if the next one would be later than this. */
const proveWithin = 7 * 24 * 3_600_000;
const usage = `Usage: npm run backup [-- FILE]     makes a backup
       npm run backup -- --prove       makes one and proves that it restores
       npm run backup -- --prove FILE  proves one that exists`;

/** Restores a backup into a database of its own, and says what came of it. */
async function prove(env: Env, file: string, place: string, folder: string): Promise<void> {
  const name = basename(file);
  const started = performance.now();
  try {
    const { made, tables, rows, attachments } = await proveBackup(
      file,
      env.BACKUP_PASSPHRASE,
      folder,
    );
    const { proved } = await readBackupRecord(env.DATA_DIR);
    await addToBackupRecord(env.DATA_DIR, {
      proof: { at: Date.now(), ok: true },
      ...(proved && proved.made > made ? {} : { proved: { made, name, place } }),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `Proved ${place}: ${rows} rows in ${tables} tables are those of the source, ${attachments} attachments open; restored and compared in ${seconds} s`,
    );
  } catch (error) {
    await addToBackupRecord(env.DATA_DIR, { proof: { at: Date.now(), ok: false } });
    throw new BackupError(`Not proved: ${place}. ${(error as Error).message}`, { cause: error });
  }
}

async function make(db: Db, env: Env, given: string | undefined, actor = operator) {
  const passphrase = env.BACKUP_PASSPHRASE;
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file =
    given ?? join(backupFolder(env.DATA_DIR), `site-${stamp}.jsonl.gz${passphrase ? '.enc' : ''}`);
  await mkdir(dirname(file), { recursive: true, mode: privateFolder });
  const rows = await writeBackup(db, file, passphrase);
  await writeAuditEvents(db, actor, [{ kind: 'backup', detail: { rows } }]);
  console.log(`Wrote ${rows} rows to ${file}${passphrase ? ', encrypted' : ''}`);
  return file;
}

/** Copies a backup elsewhere if BACKUP_TO says where, and proves it, if asked to, from there. */
const copyAndProve = (env: Env, file: string, isProved: boolean) =>
  inTrialFolder(env.DATA_DIR, async (folder) => {
    if (!env.BACKUP_TO) {
      if (isProved) await prove(env, file, resolve(file), folder);
      return;
    }
    const copy = await copyBackup(file, env, folder);
    await addToBackupRecord(env.DATA_DIR, { copied: { at: Date.now() } });
    const isInFolder = dirname(copy) !== folder;
    const place = isInFolder ? resolve(copy) : `${basename(copy)} from BACKUP_FROM`;
    console.log(`Copied it to BACKUP_TO, and read the same back`);
    if (isProved) await prove(env, copy, place, folder);
  });

/** Leaves the newest, and the last that was proved. */
async function removeOld(folder: string, { DATA_DIR, BACKUP_KEEP }: Env): Promise<void> {
  const { proved } = await readBackupRecord(DATA_DIR);
  const names = await readdir(folder);
  const made = names.filter((name) => /^site-\d{4}-[\w-]+\.jsonl\.gz(?:\.enc)?$/.test(name)).sort();
  for (const name of made.slice(0, -BACKUP_KEEP))
    if (name !== proved?.name) await rm(join(folder, name), { force: true });
  await removeLeftOvers(folder);
}

/** What the server starts when BACKUP_EVERY says so. */
async function runScheduled(db: Db, env: Env): Promise<void> {
  const file = await make(db, env, undefined, system);
  const { proved } = await readBackupRecord(env.DATA_DIR);
  const next = Date.now() + (env.BACKUP_EVERY ?? 0);
  try {
    await copyAndProve(env, file, next - (proved?.made ?? 0) > proveWithin);
  } finally {
    await removeOld(backupFolder(env.DATA_DIR), env);
    if (env.BACKUP_TO && (await isFolder(env.BACKUP_TO))) await removeOld(env.BACKUP_TO, env);
  }
}

const [first, second, ...others] = process.argv.slice(2);
const isOption = first?.startsWith('-');

if (others.length > 0 || (isOption && !['--prove', '--scheduled'].includes(first ?? '')))
  await runWithSettings(async () => {
    throw new UsageError(usage);
  });
else if (first === '--prove' && second)
  await runWithSettings(async (env) => {
    if (!existsSync(second)) throw new UsageError(`There is no file ${second}`);
    await inTrialFolder(env.DATA_DIR, (folder) => prove(env, second, resolve(second), folder));
  });
else
  await runCommand(async (db, env) => {
    if (first === '--scheduled') return runScheduled(db, env);
    const file = await make(db, env, isOption ? undefined : first);
    await copyAndProve(env, file, first === '--prove' || second === '--prove');
  });
