import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { operator, writeAuditEvents } from '../../src/server/store/auditLog.ts';
import { writeBackup } from '../../src/server/store/backup/writeBackup.ts';
import { backupFolder, privateFolder } from '../../src/server/store/privateFiles.ts';
import { runCommand } from './runCommand.ts';

/** npm run backup [-- FILE] */
const [given] = process.argv.slice(2);

await runCommand(async (db, env) => {
  const passphrase = env.BACKUP_PASSPHRASE;
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file =
    given ?? join(backupFolder(env.DATA_DIR), `site-${stamp}.jsonl.gz${passphrase ? '.enc' : ''}`);
  await mkdir(dirname(file), { recursive: true, mode: privateFolder });
  const rows = await writeBackup(db, file, passphrase);
  await writeAuditEvents(db, operator, [{ kind: 'backup', detail: { rows } }]);
  console.log(`Wrote ${rows} rows to ${file}${passphrase ? ', encrypted' : ''}`);
});
