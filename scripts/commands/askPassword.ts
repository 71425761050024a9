import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { minimumPasswordLength } from '../../src/server/auth/passwordRule.ts';

/** Prompts for a password without echoing it. Also reads a line from a pipe. */
export async function askPassword(): Promise<string> {
  process.stderr.write(`Password (at least ${minimumPasswordLength} characters): `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY,
  });
  const [typed = '']: string[] = await Promise.race([once(reader, 'line'), once(reader, 'close')]);
  reader.close();
  process.stderr.write('\n');
  return typed;
}
