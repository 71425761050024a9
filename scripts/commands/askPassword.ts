import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { minimumPasswordLength } from '../../src/server/auth/passwordRule.ts';
import { StaffError } from '../../src/server/auth/staffAccounts.ts';

/** Asks for a password without showing what is typed; takes a line from a pipe as well. */
export async function askPassword(): Promise<string> {
  process.stderr.write(`Password (${minimumPasswordLength} characters or more): `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY,
  });
  const [typed = '']: string[] = await Promise.race([once(reader, 'line'), once(reader, 'close')]);
  reader.close();
  process.stderr.write('\n');
  if (typed.length < minimumPasswordLength)
    throw new StaffError(`A password has ${minimumPasswordLength} characters or more.`);
  return typed;
}
