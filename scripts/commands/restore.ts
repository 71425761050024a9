import { existsSync } from 'node:fs';
import { readBackup } from '../../src/server/store/backup/readBackup.ts';
import { runCommand, UsageError } from './runCommand.ts';

/** npm run restore -- FILE [--replace] */
const [file, ...options] = process.argv.slice(2);

await runCommand(async (db, env) => {
  if (!file || !existsSync(file))
    throw new UsageError('Usage: npm run restore -- FILE [--replace]');
  const { count } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count > 0 && !options.includes('--replace'))
    throw new UsageError(
      `The database holds ${count} submissions. Add --replace to replace everything with the backup.`,
    );
  const { end } = await readBackup(db, file, env.BACKUP_PASSPHRASE);
  console.log(`Restored ${end.rows} rows from ${file}`);
});
