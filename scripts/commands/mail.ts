import { retryDeadMails } from '../../src/server/inbox/mailQueue.ts';
import { runCommand, UsageError } from './runCommand.ts';

/** npm run mail -- retry. The running server sends them. */
const [action] = process.argv.slice(2);

await runCommand(async (db) => {
  if (action !== 'retry') throw new UsageError('Usage: npm run mail -- retry');
  console.log(`Queued ${await retryDeadMails(db, 'system', Date.now)} mails again`);
});
