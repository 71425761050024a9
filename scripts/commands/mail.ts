import { retryMails } from '../../src/server/inbox/mailQueue.ts';
import { operator } from '../../src/server/store/auditLog.ts';
import { runCommand, UsageError } from './runCommand.ts';

/** npm run mail -- retry. The running server sends them. */
const [action] = process.argv.slice(2);

await runCommand(async (db) => {
  if (action !== 'retry') throw new UsageError('Usage: npm run mail -- retry');
  const count = await retryMails(db, operator, Date.now, (outbox) => outbox.retryDead());
  console.log(`Queued ${count} mails again`);
});
