import { createHash } from 'node:crypto';
import type { DBAdapter } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CookieJar } from '../../../tests/support/cookieJar.ts';
import { openStaff } from '../../../tests/support/openStaff.ts';
import {
  addKey,
  address,
  browserAt,
  challengeFor,
  finish,
  openWith,
  origin,
  password,
  signIn,
} from '../../../tests/support/passkeyVisits.ts';
import { switchOnCodes } from '../../../tests/support/secondFactorStory.ts';
import { hashSessionTokens } from './hashSessionTokens.ts';

interface Input {
  model: string;
  where?: unknown;
  data?: unknown;
  update?: object;
  set?: object;
}
type Call = [method: string, input: Input];

/** An adapter that notes what it is asked and answers with a row. */
function open(row: object | null = { id: 'r1', token: 'stored' }) {
  const calls: Call[] = [];
  const inner = new Proxy({} as Record<string, unknown>, {
    get: (_target, method: string) => {
      if (method === 'transaction') return (work: (adapter: unknown) => unknown) => work(inner);
      return async (input: Call[1]) => {
        calls.push([method, input]);
        return row;
      };
    },
  });
  return { calls, adapter: hashSessionTokens(inner as unknown as DBAdapter) };
}
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
const where = [
  { field: 'token', value: 't1' },
  { field: 'userId', value: 'u1' },
];
const hashedWhere = [
  { field: 'token', value: hash('t1') },
  { field: 'userId', value: 'u1' },
];

test('a new session is stored by the hash of its token, and handed out with the token', async () => {
  const { calls, adapter } = open();
  const made = await adapter.create({ model: 'session', data: { token: 't1', userId: 'u1' } });
  expect(calls).toEqual([
    ['create', { model: 'session', data: { token: hash('t1'), userId: 'u1' } }],
  ]);
  expect(made).toEqual({ id: 'r1', token: 't1' });
});

test('other tables, and rows without a token, stay as they are', async () => {
  const { calls, adapter } = open();
  const others = [
    { model: 'verification', data: { token: 't1' } },
    { model: 'session', data: { userId: 'u1' } },
  ];
  for (const input of others)
    expect(await adapter.create(input)).toMatchObject({ token: 'stored' });
  expect(calls.map(([, input]) => input)).toEqual(others);
  expect(await adapter.findOne({ model: 'verification', where })).toMatchObject({
    token: 'stored',
  });
  expect(calls.at(-1)?.[1].where).toEqual(where);
});

test('a session is found by its token, which comes back as it was asked for', async () => {
  const { calls, adapter } = open();
  expect(await adapter.findOne({ model: 'session', where })).toEqual({ id: 'r1', token: 't1' });
  expect(calls[0]?.[1].where).toEqual(hashedWhere);
  const byUser = [{ field: 'userId', value: 'u1' }];
  expect(await adapter.findOne({ model: 'session', where: byUser })).toMatchObject({
    token: 'stored',
  });
  expect(await open(null).adapter.findOne({ model: 'session', where })).toBeNull();
});

test.each([
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
  'incrementOne',
] as const)('%s asks by the hash, also in a transaction', async (method) => {
  const { calls, adapter } = open();
  const input = { model: 'session', where, update: { a: 1 }, set: { a: 1 }, limit: 5 };
  const ask = (on: object) => (on as Record<string, (given: object) => unknown>)[method]?.(input);
  await ask(adapter);
  await adapter.transaction(async (inside) => ask(inside));
  expect(calls).toEqual([
    [method, { ...input, where: hashedWhere }],
    [method, { ...input, where: hashedWhere }],
  ]);
});

test('lists of tokens are hashed one by one, and no condition is none', async () => {
  const { calls, adapter } = open();
  const both = [{ field: 'token', value: ['t1', 't2'], operator: 'in' as const }];
  await adapter.findMany({ model: 'session', where: both });
  await adapter.findMany({ model: 'session' });
  await adapter.count({ model: 'session' });
  expect(calls.map(([, input]) => input.where)).toEqual([
    [{ field: 'token', value: [hash('t1'), hash('t2')], operator: 'in' }],
    undefined,
    undefined,
  ]);
});

test('a token that is changed is stored by its hash, in a session and nowhere else', async () => {
  const { calls, adapter } = open();
  const byUser = [{ field: 'userId', value: 'u1' }];
  for (const model of ['session', 'verification']) {
    await adapter.update({ model, where: byUser, update: { token: 't2' } });
    await adapter.updateMany({ model, where: byUser, update: { token: 't2' } });
    await adapter.incrementOne({ model, where: byUser, increment: {}, set: { token: 't2' } });
  }
  expect(calls.map(([, { set, update }]) => set ?? update)).toEqual([
    ...Array(3).fill({ token: hash('t2') }),
    ...Array(3).fill({ token: 't2' }),
  ]);
});

test('whoever signs in, by whichever way, leaves no token in any table', async () => {
  const { site, browser, me } = await openWith('admin');
  const tokens = new Set<string>();
  const note = (jar: CookieJar) => {
    for (const [, token = ''] of jar
      .cookies()
      .join(';')
      .matchAll(/session_token=([^.;]+)/g))
      tokens.add(decodeURIComponent(token));
  };
  note(browser);
  const key = await addKey(site, browser, me);
  const { backupCodes } = await switchOnCodes(site, me, browser);
  note(browser);
  const other = browserAt();
  await signIn(site, other);
  const code = backupCodes[0] ?? '';
  const done = await site.secondFactor.finish({ headers: other.headers(), code, address });
  other.take('cookies' in done ? done.cookies : []);
  note(other);
  const third = browserAt();
  const { challenge } = await challengeFor(site, third);
  await finish(site, third, key.get({ challenge, origin }));
  note(third);
  const change = { headers: third.headers(), staff: me, current: password };
  const changed = await site.staffSessions.changePassword({
    ...change,
    next: 'mango lorry quietly',
  });
  third.take(changed.outcome === 'right' ? changed.value : []);
  note(third);
  expect(tokens.size).toBe(5);

  const names = sql<{ name: string }>`select name from sqlite_schema where type = 'table'`;
  for (const { name } of (await names.execute(site.db)).rows) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(site.db);
    const kept = JSON.stringify(rows);
    expect(
      [...tokens].filter((token) => kept.includes(token)),
      name,
    ).toEqual([]);
  }
});

test('every method of the library’s adapter is known here', async () => {
  const { auth, db } = await openStaff();
  const database = { db, type: 'sqlite' } as const;
  const inner = await getAdapter({ ...auth.options, database });
  // Its options, and how it writes a schema, touch no rows.
  const { options, createSchema, ...methods } = inner;
  expect(Object.keys(hashSessionTokens(inner)).toSorted()).toEqual(Object.keys(methods).toSorted());
});

test('a method that is not known here is not passed on', async () => {
  const { adapter } = open();
  expect(adapter).not.toHaveProperty('storeMany');
  await adapter.transaction(async (inside) => expect(inside).not.toHaveProperty('storeMany'));
});
