import { expect, test } from 'vitest';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import type { StaffRole } from '../../staff/staffRoles.ts';
import type { Services } from '../services.ts';
import { refuse, requireStaff } from './requireStaff.ts';
import type { Staff } from './staffSessions.ts';

const staff: Staff = {
  ...{ id: 's1', email: 'asha@example.com', role: 'agent' },
  ...{ mustChangePassword: false, secondFactor: false },
};

interface Given {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  who?: Partial<Staff> | null;
  needed?: StaffRole;
  required?: boolean;
  hasPasskey?: boolean;
}

async function ask(given: Given) {
  const { path = '/inbox?state=new', method = 'GET', headers = {}, who = {} } = given;
  const { needed = 'agent', required = false, hasPasskey = false } = given;
  const url = new URL(path, 'https://www.example.com');
  const env = {
    SITE_URL: 'https://www.example.com',
    ADMIN_SECOND_FACTOR: required ? 'required' : 'offered',
  };
  const services = {
    env,
    staffSessions: { current: async () => who && { ...staff, ...who } },
    passkeys: { has: async () => hasPasskey },
  } as unknown as Services;
  const request = new Request(url, { method, headers: { host: url.host, ...headers } });
  const answer = await requireStaff(
    { request, url, locals: { services, clientAddress: '192.0.2.1' } },
    needed,
  );
  if (!(answer instanceof Response)) return answer;
  return `${answer.status} ${answer.headers.get('location') ?? (await answer.text())}`;
}
const admin = { role: 'admin' } as const;

test('a member of staff with the role comes in, with their address', async () => {
  expect(await ask({})).toEqual({ ...staff, client: '192.0.2.1' });
  expect(await ask({ who: admin })).toMatchObject({ role: 'admin' });
});

test('one without it is refused, with the role that is needed', async () => {
  expect(await ask({ needed: 'admin' })).toMatch(/^403 .*role admin/);
  expect(await ask({ who: { role: 'reader' } })).toMatch(/^403 .*role agent/);
});

test('who is not signed in is sent to the sign-in page, and back to the page they read', async () => {
  expect(await ask({ who: null })).toBe(`303 ${inboxPaths.signInFor('/inbox?state=new')}`);
  expect(await ask({ who: null, method: 'HEAD' })).toContain('state');
  const origin = 'https://www.example.com';
  expect(await ask({ who: null, method: 'POST', headers: { origin } })).toBe(
    `303 ${inboxPaths.signIn}`,
  );
});

test.each<[Record<string, string>, boolean]>([
  [{ origin: 'https://www.example.com' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{}, false],
])('a change sent with %j is our own: %s', async (headers, own) => {
  const answer = await ask({ method: 'POST', headers });
  if (own) expect(answer).toMatchObject({ email: staff.email });
  else expect(answer).toMatch(/^403 .*inbox page/);
});

test('a page may be opened from anywhere', async () => {
  expect(await ask({ headers: { 'sec-fetch-site': 'cross-site' } })).toMatchObject({ id: 's1' });
});

test('a first password must be changed before anything else', async () => {
  const who = { mustChangePassword: true };
  expect(await ask({ who })).toBe(`303 ${inboxPaths.password}`);
  expect(await ask({ who, path: inboxPaths.password })).toMatchObject({ id: 's1' });
});

test('where administrators need a second factor, they get one before anything else', async () => {
  const sent = `303 ${inboxPaths.secondFactor}`;
  expect(await ask({ who: admin, required: true })).toBe(sent);
  expect(await ask({ who: admin })).toMatchObject(admin);
  expect(await ask({ required: true })).toMatchObject({ role: 'agent' });
  const withApp = { ...admin, secondFactor: true };
  expect(await ask({ who: withApp, required: true })).toMatchObject(admin);
  expect(await ask({ who: admin, required: true, hasPasskey: true })).toMatchObject(admin);
  const { secondFactor, passkeys, newPasskey, password } = inboxPaths;
  for (const path of [secondFactor, passkeys, newPasskey, password])
    expect(await ask({ who: admin, required: true, path }), path).toMatchObject(admin);
});

test('a refusal is plain text that nobody keeps', async () => {
  const refusal = refuse(403, 'No.');
  expect(Object.fromEntries(refusal.headers)).toEqual({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(await refusal.text()).toBe('No.\n');
});
