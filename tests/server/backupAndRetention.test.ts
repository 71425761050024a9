import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/server/store/database.ts';
import { runOperatorCommand as run } from '../support/runOperatorCommand.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeSqlite, describeStores, type StoreEnv } from '../support/stores.ts';

const day = 24 * 3_600_000;

async function apply(site: Site, name: string): Promise<void> {
  const body = new FormData();
  body.append('name', name);
  body.append('email', `${name}@example.com`);
  body.append('resume', new File([new Uint8Array(Buffer.from(`%PDF-${name} %%EOF`))], 'cv.pdf'));
  expect((await site.send('application', { body })).status).toBe(201);
}

const contents = async (env: StoreEnv) => {
  const db = openDatabase(env);
  const rows = {
    submissions: await db
      .selectFrom('submissions')
      .select(['id', 'reference', 'fields', 'created_at'])
      .orderBy('id')
      .execute(),
    attachments: (await db.selectFrom('attachments').selectAll().orderBy('id').execute()).map(
      ({ content, ...row }) => ({ ...row, content: Buffer.from(content).toString() }),
    ),
    outbox: await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
    events: await db.selectFrom('submission_events').selectAll().orderBy('id').execute(),
    heroes: await db.selectFrom('hero_slides').selectAll().orderBy('id').execute(),
  };
  await db.destroy();
  return rows;
};

describeStores('stored data', (stores) => {
  test('a backup made under load restores to a consistent snapshot', async () => {
    const env = await stores.fresh();
    const site = await openSite(env);
    await Promise.all(['ann', 'ben', 'cho'].map((name) => apply(site, name)));
    const before = await contents(env);
    let posting = true;
    const load = (async () => {
      for (let index = 0; posting; index++)
        await site.post('contact', { email: `a${index}@example.com`, message: 'load' });
    })();
    const file = join(env.DATA_DIR, 'copy.jsonl.gz');
    const made = await run('backup', [file], env);
    expect(made).toMatchObject({ code: 0, err: '' });
    posting = false;
    await load;
    await site.close();

    const other = await stores.fresh();
    expect(await run('restore', [file], other)).toMatchObject({ code: 0, err: '' });
    const after = await contents(other);
    const ids = new Set(before.submissions.map(({ id }) => id));
    expect(after.submissions.filter(({ id }) => ids.has(id))).toEqual(before.submissions);
    expect(after.attachments).toEqual(before.attachments);
    expect(after.heroes).toEqual(before.heroes);
    // Every submission posted meanwhile is restored with its event and its mails.
    expect(after.events.length).toBe(after.submissions.length);
    expect(after.outbox.length).toBe(2 * after.submissions.length);
    const restored = await openSite(other);
    expect((await restored.post('contact', { email: 'b@example.com' })).status).toBe(201);
    await restored.close();
  });

  test('a restore replaces data only with --replace, and a truncated backup changes nothing', async () => {
    const env = await stores.fresh();
    const site = await openSite(env);
    await apply(site, 'ann');
    await site.close();
    const file = join(env.DATA_DIR, 'copy.jsonl.gz');
    await run('backup', [file], env);
    const asked = await run('restore', [file], env);
    expect(asked.code).toBe(1);
    expect(asked.err).toContain('holds 1 submissions. Add --replace');
    const before = await contents(env);
    expect(await run('restore', [file, '--replace'], env)).toMatchObject({ code: 0 });
    expect(await contents(env)).toEqual(before);
    truncateSync(file, 600);
    expect((await run('restore', [file, '--replace'], env)).code).toBe(1);
    expect(await contents(env)).toEqual(before);
  });

  test('submissions older than the retention period are deleted with everything attached to them', async () => {
    let now = Date.now() - 40 * day;
    const env = { ...(await stores.fresh()), RETENTION_DAYS: '30' };
    const old = await openSite(env, () => now);
    await apply(old, 'old');
    now += 20 * day;
    await apply(old, 'recent');
    await old.close();
    now += 20 * day;
    const site = await openSite(env, () => now);
    await expect.poll(async () => (await contents(env)).submissions.length).toBe(1);
    const left = await contents(env);
    expect(JSON.stringify(left)).not.toContain('old@example.com');
    expect([left.attachments.length, left.events.length, left.outbox.length]).toEqual([1, 1, 2]);
    await site.close();
  });
});

describeSqlite('private data', (stores) => {
  test('only the owner can read the database and its backups, which hold no sessions', async () => {
    const env = await stores.fresh();
    const folder = join(env.DATA_DIR, 'own');
    const own = { ...env, DATA_DIR: folder };
    // As an earlier release left them.
    mkdirSync(join(folder, 'backups'), { recursive: true });
    const old = join(folder, 'backups', 'site-old.jsonl.gz');
    writeFileSync(old, '');
    const site = await openSite(own);
    const account = { email: 'asha@example.com', password: 'correct horse battery' };
    await site.services.staffAccounts.add(account.email, 'reader', account.password);
    const who = { ...account, address: '192.0.2.1', userAgent: 'somebrowser' };
    const signedIn = await site.services.staffSessions.signIn(who);
    if (signedIn.outcome !== 'in') throw new Error(signedIn.outcome);
    expect(await run('backup', [], own)).toMatchObject({ code: 0, err: '' });
    const modes = [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map(
      (name) => statSync(name === folder ? folder : join(folder, name)),
    );
    expect(modes.length).toBeGreaterThan(2);
    for (const found of modes) expect(found.mode & 0o777).toBe(found.isDirectory() ? 0o700 : 0o600);

    const name = readdirSync(join(folder, 'backups')).find((one) => one !== 'site-old.jsonl.gz');
    const file = join(folder, 'backups', name ?? '');
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).toContain('staff_accounts');
    expect(text).not.toMatch(/staff_sessions|staff_verifications|somebrowser/);
    await site.close();

    const other = await stores.fresh();
    expect(await run('restore', [file], other)).toMatchObject({ code: 0, err: '' });
    const restored = await openSite(other);
    const cookie = signedIn.cookies.map((one) => one.split(';')[0]).join('; ');
    const { staffSessions } = restored.services;
    expect(await staffSessions.current(new Headers({ cookie }))).toBeUndefined();
    expect((await staffSessions.signIn(who)).outcome).toBe('in');
    await restored.close();
  });

  test("a person's data is exported and erased completely", async () => {
    const env = await stores.fresh();
    const site = await openSite(env);
    await apply(site, 'ann');
    await apply(site, 'ben');
    const { out } = await run('data', ['export', 'Ann@Example.com'], env);
    expect(JSON.parse(out)).toMatchObject([
      {
        form: 'application',
        fields: { name: 'ann', email: 'ann@example.com' },
        attachments: [
          { name: 'cv.pdf', content: Buffer.from('%PDF-ann %%EOF').toString('base64') },
        ],
        mails: [{ kind: 'staff' }, { kind: 'visitor' }],
        events: [{ actor: 'visitor', kind: 'received' }],
      },
    ]);
    expect(out).not.toContain('ben');
    expect((await run('data', ['erase', 'ann@example.com'], env)).out).toBe(
      'Removed 1 submissions\n',
    );
    const left = await contents(env);
    expect(JSON.stringify(left)).not.toContain('ann');
    expect(left.attachments.length).toBe(1);
    const [{ reference } = { reference: '' }] = left.submissions;
    await run('data', ['erase', reference.toLowerCase()], env);
    expect((await contents(env)).submissions).toEqual([]);
    expect(await run('data', ['forget'], env)).toMatchObject({ code: 1 });
    await site.close();
  });
});
