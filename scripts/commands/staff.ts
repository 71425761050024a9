import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { minimumPasswordLength } from '../../src/server/auth/passwordRule.ts';
import { StaffError } from '../../src/server/auth/staffAccounts.ts';
import { parseEnv } from '../../src/server/env.ts';
import { isStaffRole, staffRoles } from '../../src/staff/staffRoles.ts';
import { explainError } from './explainError.ts';

const usage = `Manages who can sign in to the inbox:

  npm run staff -- list
  npm run staff -- add EMAIL [--role ${staffRoles.join('|')}] [--ask | --invite]
  npm run staff -- role EMAIL ${staffRoles.join('|')}
  npm run staff -- reset EMAIL [--ask]
  npm run staff -- remove EMAIL

add and reset print a password for the first sign-in; with --ask you enter one yourself, with
--invite they get a mail with a link by which they choose one within 48 hours. reset also takes
their second factor off and removes their passkeys.
The default role is agent. A reader can look, an agent can also change and answer,
an admin can also erase, export and edit the home page.`;

if (existsSync('.env')) process.loadEnvFile('.env');

/** Prompts for a password without echoing it. Also reads a line from a pipe. */
async function askPassword(): Promise<string> {
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

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string', default: 'agent' },
      ask: { type: 'boolean' },
      invite: { type: 'boolean' },
    },
  });
  const [command, email = '', third] = positionals;
  const role = command === 'role' ? third : values.role;
  const needsEmail = command !== 'list';
  if (!command || !['list', 'add', 'role', 'reset', 'remove'].includes(command))
    throw new StaffError(usage);
  if (needsEmail && !email) throw new StaffError(usage);
  if (!isStaffRole(role)) throw new StaffError(`The role must be one of ${staffRoles.join(', ')}.`);

  const { openStaffAccounts } = await import('../../src/server/auth/openStaffAccounts.ts');
  const env = parseEnv(process.env);
  const { accounts, invitations, close } = await openStaffAccounts(env);
  try {
    if (command === 'list') {
      for (const account of await accounts.list()) {
        const last = account.lastSignInAt
          ? new Date(account.lastSignInAt).toISOString()
          : 'never signed in';
        console.log(`${account.email}\t${account.role}\t${last}`);
      }
    } else if (command === 'add' || command === 'reset') {
      const typed = values.ask ? await askPassword() : undefined;
      const password =
        command === 'add'
          ? await accounts.add(email, role, typed)
          : await accounts.reset(email, typed);
      console.log(
        command === 'add'
          ? `${email} can sign in as ${role}.`
          : `The password of ${email} was reset.`,
      );
      if (command === 'add' && values.invite) {
        await invitations.send(email, env.SITE_URL);
        console.log('A mail with a link to choose a password is on its way.');
      } else if (!typed)
        console.log(`Password for the first sign-in, to be changed then: ${password}`);
    } else if (command === 'role') {
      await accounts.setRole(email, role);
      console.log(`${email} is now ${role}.`);
    } else {
      await accounts.remove(email);
      console.log(`${email} can no longer sign in.`);
    }
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}
