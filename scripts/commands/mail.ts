import { buffer } from 'node:stream/consumers';
import type { Env } from '../../src/server/env.ts';
import { retryMails } from '../../src/server/inbox/mailQueue.ts';
import { mostMailBytes } from '../../src/server/mailbox/readMail.ts';
import { receive } from '../../src/server/mailbox/receive.ts';
import { receiveParts } from '../../src/server/mailbox/receiveParts.ts';
import { operator } from '../../src/server/store/auditLog.ts';
import type { Db } from '../../src/server/store/database.ts';
import { sharedSecret } from '../../src/server/store/settings.ts';
import { runCommand, UsageError } from './runCommand.ts';

/**
 * npm run mail -- retry: the running server sends what was given up.
 * npm run mail -- receive: takes in the mail on standard input.
 */
const [action] = process.argv.slice(2);

/** Exit codes that mail servers know: the mail can never be taken, or should be brought again. */
const refused = 65;
const tryAgain = 75;

async function receiveMail(db: Db, env: Env): Promise<void> {
  const bytes = await buffer(process.stdin);
  if (bytes.length === 0 || bytes.length > mostMailBytes) {
    console.error(
      bytes.length === 0 ? 'There is no mail on standard input' : 'The mail is too large',
    );
    process.exitCode = refused;
    return;
  }
  const secret = await sharedSecret(db, 'client-hash');
  const { outcome } = await receive(bytes, receiveParts({ db, env, secret, now: Date.now }));
  console.log(outcome);
}

await runCommand(async (db, env) => {
  if (action === 'receive') return receiveMail(db, env);
  if (action !== 'retry') throw new UsageError('Usage: npm run mail -- retry|receive');
  const count = await retryMails(db, operator, Date.now, (outbox) => outbox.retryDead());
  console.log(`Queued ${count} mails again`);
});
// Whatever is wrong with settings or database is mended, and the mail is still with its server.
if (action === 'receive' && process.exitCode === 1) process.exitCode = tryAgain;
