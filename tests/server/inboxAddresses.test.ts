import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffAccounts } from '../../src/server/auth/openStaffAccounts.ts';
import { parseEnv } from '../../src/server/env.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { hasRole, type StaffRole, staffRoles } from '../../src/staff/staffRoles.ts';
import { contentAddresses } from '../support/contentAddresses.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { describeSqlite } from '../support/stores.ts';
import { addSubmission } from '../support/submission.ts';

const password = 'correct horse battery';

/** Built with the id of a submission that exists. */
interface Address {
  path: (id: string) => string;
  method: 'GET' | 'POST';
  /** The least role that may; undefined for addresses that need none. */
  needs: StaffRole | 'anybody' | undefined;
  /** What those who may get. */
  status: number;
  fields?: (id: string) => Record<string, string>;
}

const version = { version: '0', key: 'press' };
const row = (
  method: Address['method'],
  path: Address['path'],
  needs: Address['needs'],
  status: number,
  fields?: Address['fields'],
): Address => ({ method, path, needs, status, ...(fields ? { fields } : {}) });

const addresses: readonly Address[] = [
  row('GET', () => `${inboxPaths.list}?assignee=me&sort=due`, 'reader', 200),
  row('GET', () => `${inboxPaths.list}?due=today`, 'reader', 200),
  row('GET', (id) => inboxPaths.submission(id, 'sort=due'), 'reader', 200),
  row('GET', () => inboxPaths.figures, 'reader', 200),
  row('GET', () => inboxPaths.figuresCsv, 'reader', 200),
  row('GET', () => inboxPaths.account, 'anybody', 200),
  row('GET', () => inboxPaths.secondFactor, 'anybody', 200),
  row('GET', () => inboxPaths.templates, 'admin', 200),
  row('GET', () => inboxPaths.record, 'admin', 200),
  row('GET', () => inboxPaths.code, undefined, 303),
  row('GET', () => inboxPaths.invitation, undefined, 404),
  row('GET', () => inboxPaths.newDevice('asha@example.com', 'x'), undefined, 404),
  row(
    'POST',
    () => inboxPaths.chosenCsv,
    'reader',
    200,
    (id) => ({ pick: `${id}.0` }),
  ),
  row(
    'POST',
    () => inboxPaths.account,
    'anybody',
    303,
    () => ({ signature: '' }),
  ),
  row(
    'POST',
    () => inboxPaths.sessions,
    'anybody',
    303,
    () => ({ session: 'none' }),
  ),
  row(
    'POST',
    () => inboxPaths.secondFactor,
    'anybody',
    422,
    () => ({ do: 'begin' }),
  ),
  row(
    'POST',
    () => inboxPaths.newPasskey,
    'anybody',
    422,
    () => ({ 'passkey-password': 'wrong' }),
  ),
  row(
    'POST',
    () => inboxPaths.passkeys,
    'anybody',
    422,
    () => ({ key: '{"id":1}' }),
  ),
  row(
    'POST',
    () => inboxPaths.passkeys,
    'anybody',
    303,
    () => ({ remove: 'none' }),
  ),
  row('POST', () => inboxPaths.passkeyChallenge, undefined, 200),
  row('POST', (id) => inboxPaths.presence(id), 'agent', 200),
  row(
    'POST',
    (id) => inboxPaths.draft(id),
    'agent',
    303,
    () => ({ text: 'Dear' }),
  ),
  row(
    'POST',
    (id) => inboxPaths.takeBack(id),
    'agent',
    303,
    () => ({ mail: 'none' }),
  ),
  row(
    'POST',
    () => inboxPaths.undo,
    'agent',
    303,
    () => ({ undo: 'none' }),
  ),
  row(
    'POST',
    () => inboxPaths.bulk,
    'agent',
    303,
    (id) => ({
      ...{ pick: `${id}.0`, do: 'assign', assignee: '', back: 'https://evil.example', ...version },
    }),
  ),
  ...contentAddresses.map(([method, path, needs, status, fields]) =>
    row(method, () => path, needs, status, fields && (() => fields)),
  ),
  row(
    'POST',
    () => inboxPaths.templates,
    'admin',
    303,
    () => ({ title: 'Hello', body: 'Dear' }),
  ),
];

describeSqlite('each address of the inbox', (stores) => {
  let server: RunningServer;
  let id = '';
  const cookies = new Map<StaffRole, string>();

  const ask = (path: string, init: RequestInit, cookie = '') =>
    fetch(server.url + path, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } });
  const request = ({ path, method, fields }: Address, cookie = '', origin = server.url) =>
    ask(
      path(id),
      {
        method,
        ...(method === 'POST' ? { body: new URLSearchParams(fields?.(id) ?? {}) } : {}),
        headers: { Origin: origin },
      },
      cookie,
    );

  beforeAll(async () => {
    const env = await stores.fresh();
    server = await startServer({ LOG_LEVEL: 'error', ...env });
    const db = openDatabase(parseEnv(env));
    id = (await addSubmission(db)).id;
    await db.destroy();
    const { accounts, close } = await openStaffAccounts(parseEnv(env));
    for (const role of staffRoles) await accounts.add(`${role}@example.com`, role, password);
    await close();
    for (const role of staffRoles) {
      const body = new URLSearchParams({ email: `${role}@example.com`, password });
      const headers = { Origin: server.url };
      const signedIn = await ask(inboxPaths.signIn, { method: 'POST', body, headers });
      const [session = ''] = signedIn.headers.getSetCookie();
      cookies.set(role, session.split(';')[0] ?? '');
    }
  }, 240_000);
  afterAll(() => server.stop());

  test('leads whoever is signed out to the sign-in', async () => {
    for (const address of addresses.filter(({ needs }) => needs !== undefined)) {
      const { status, headers } = await request(address);
      const where = `${address.method} ${address.path(id)}`;
      expect([where, status]).toEqual([where, 303]);
      expect(headers.get('location'), where).toMatch(/^\/inbox\/sign-in/);
    }
  });

  test('answers each role as it may', async () => {
    for (const role of staffRoles)
      for (const address of addresses) {
        const { path, needs = 'anybody', status: granted } = address;
        const may = needs === 'anybody' || hasRole(role, needs);
        // Who sees no submissions is led to what they do see.
        const refused = path(id).startsWith(`${inboxPaths.list}?`) ? 303 : 403;
        const { status, headers } = await request(address, cookies.get(role));
        const where = `${role}: ${address.method} ${address.path(id)}`;
        expect([where, status]).toEqual([where, may ? granted : refused]);
        expect(headers.get('location') ?? '/inbox', where).toMatch(/^\/inbox/);
        expect(headers.get('cache-control'), where).toBe('no-store');
      }
  });

  test('takes no form from another site', async () => {
    for (const address of addresses.filter(({ method }) => method === 'POST')) {
      const { status } = await request(address, cookies.get('admin'), 'https://evil.example');
      expect([address.path(id), status]).toEqual([address.path(id), 403]);
    }
  });
});
