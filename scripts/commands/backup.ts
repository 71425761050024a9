import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeBackup } from '../../src/server/store/backup.ts';
import { runCommand } from './runCommand.ts';

/** npm run backup [-- FILE] */
const [given] = process.argv.slice(2);

await runCommand(async (db, env) => {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file = given ?? join(env.DATA_DIR, 'backups', `site-${stamp}.jsonl.gz`);
  await mkdir(dirname(file), { recursive: true });
  const rows = await writeBackup(db, file);
  console.log(`Wrote ${rows} rows to ${file}`);
});
