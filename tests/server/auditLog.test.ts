import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  auditCsv,
  listAuditEvents,
  parseAuditFilter,
} from '../../src/server/inbox/listAuditEvents.ts';
import { retryMails } from '../../src/server/inbox/mailQueue.ts';
import { readAttachment } from '../../src/server/inbox/readSubmission.ts';
import { writeAuditEvents } from '../../src/server/store/auditLog.ts';
import type { Db } from '../../src/server/store/database.ts';
import { startHousekeeping } from '../../src/server/store/housekeeping.ts';
import { pdf } from '../support/documents.ts';
import { editFrom } from '../support/editFrom.ts';
import { runOperatorCommand } from '../support/runOperatorCommand.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeSqlite, describeStores } from '../support/stores.ts';
import { addSubmission } from '../support/submission.ts';

const day = 86_400_000;
const asha = { email: 'asha@example.com', client: '192.0.2.77' };
const network = '192.0.2.0/24';
const password = 'correct horse battery';

const record = (db: Db) => db.selectFrom('deeds').selectAll().orderBy('id').execute();
const kinds = async (db: Db) => (await record(db)).map(({ kind }) => kind);
const filter = (parameters: Record<string, string> = {}) =>
  parseAuditFilter(new URLSearchParams(parameters));

/** Signs in, rightly or wrongly. */
const signIn = (site: Site, typed: string, email = asha.email) =>
  site.services.staffSessions.signIn({
    ...{ email, password: typed, address: asha.client, userAgent: 'test' },
  });

describeStores('the audit log', (stores) => {
  test('can be added to, but neither changed nor emptied', async () => {
    const site = await openSite(await stores.fresh());
    const { db } = site.services;
    await writeAuditEvents(db, asha, [{ kind: 'sign_in' }]);
    const attempts = [
      db.updateTable('deeds').set({ actor: 'somebody@example.com' }),
      db.deleteFrom('deeds'),
      db.deleteFrom('deeds').where('actor', '=', asha.email),
    ];
    for (const attempt of attempts)
      await expect(attempt.execute()).rejects.toThrow('deeds are append-only');
    if (stores.engine === 'postgres')
      await expect(sql`truncate deeds`.execute(db)).rejects.toThrow('deeds are append-only');
    expect(await record(db)).toMatchObject([{ actor: asha.email, client: network }]);
    await site.close();
  });

  test('is kept for as long as the setting says', async () => {
    const site = await openSite(await stores.fresh());
    const { db, log } = site.services;
    await writeAuditEvents(db, asha, [{ kind: 'sign_in' }], Date.now() - 31 * day);
    await writeAuditEvents(db, asha, [{ kind: 'sign_out' }], Date.now() - 29 * day);
    for (const [recordDays, left] of [
      [0, ['sign_in', 'sign_out']],
      [30, ['sign_out']],
    ] as const) {
      const parts = { db, log, retentionDays: 730, recordDays, now: Date.now };
      await startHousekeeping(parts).stop();
      expect((await kinds(db)).toSorted()).toEqual(left);
    }
    await expect(db.deleteFrom('deeds').execute()).rejects.toThrow('append-only');
    await site.close();
  });

  test('survives a restore, which adds what the backup has', async () => {
    const env = await stores.fresh();
    const site = await openSite(env);
    const { db } = site.services;
    const file = join(env.DATA_DIR, 'backup.jsonl.gz');
    await writeAuditEvents(db, asha, [{ kind: 'sign_in' }]);
    expect(await runOperatorCommand('backup', [file], env)).toMatchObject({ code: 0 });
    await writeAuditEvents(db, asha, [{ kind: 'sign_out' }]);
    const restored = await runOperatorCommand('restore', [file, '--replace'], env);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(await kinds(db)).toEqual(['sign_in', 'backup', 'sign_out', 'restored']);
    const empty = await stores.fresh();
    expect(await runOperatorCommand('restore', [file], empty)).toMatchObject({ code: 0 });
    const elsewhere = await openSite(empty);
    expect(await kinds(elsewhere.services.db)).toEqual(['sign_in', 'restored']);
    await elsewhere.close();
    await site.close();
  });
});

describeSqlite('what the audit log tells', (stores) => {
  test('names who changed a submission and how, but nothing anybody wrote', async () => {
    const site = await openSite(await stores.fresh());
    const { db, submissionChanges: changes, personalData } = site.services;
    const { id, reference, email } = await addSubmission(db, { state: 'spam' });
    const edit = () => editFrom(db, id, asha.email);
    await changes.release(id, await edit());
    await changes.handle(id, await edit(), { state: 'in_progress', assignee: asha.email });
    await changes.note(id, await edit(), 'A secret note');
    await changes.answer(id, await edit(), { text: 'A secret answer' });
    await db.updateTable('outbox').set({ state: 'dead' }).execute();
    await retryMails(db, asha, Date.now, (outbox) => outbox.retryDead());
    await personalData.collect(asha, email ?? '');
    await personalData.erase(asha, email ?? '');
    const auditEvents = await record(db);
    // By kind, because events of one millisecond have no order.
    const found = auditEvents.map(({ kind, detail }) => [kind, JSON.parse(detail)]);
    expect(found.length).toBe(8);
    expect(Object.fromEntries(found)).toEqual({
      released: { mails: '0' },
      state: { from: 'new', to: 'in_progress' },
      assignee: { from: null, to: asha.email },
      ...{ note: {}, answer: {}, mail_retry: {}, person_export: {}, erased: {} },
    });
    for (const auditEvent of auditEvents)
      expect(auditEvent).toMatchObject({ actor: asha.email, reference, client: network });
    expect(JSON.stringify(auditEvents)).not.toContain('secret');
    expect(JSON.stringify(auditEvents)).not.toContain(email);
    await site.close();
  });

  test('has nothing of a change that failed', async () => {
    const site = await openSite(await stores.fresh());
    const { db, submissionChanges: changes } = site.services;
    const { id } = await addSubmission(db);
    const edit = await editFrom(db, id, asha.email);
    await changes.note(id, edit, 'One');
    await changes.note(id, { ...edit, key: 'another' }, 'Two');
    await changes.setRead(id, asha, true);
    expect(await kinds(db)).toEqual(['note']);
    await site.close();
  });

  test('names sign-ins, and whose account was meant when one is refused', async () => {
    const site = await openSite(await stores.fresh());
    const { db, staffAccounts, staffSessions } = site.services;
    await staffAccounts.add(asha.email, 'agent', password);
    const wrong = await signIn(site, 'wrong');
    await signIn(site, 'wrong', 'my secret password');
    const right = await signIn(site, password, ' Asha@example.com'.trim());
    expect([wrong.outcome, right.outcome]).toEqual(['refused', 'in']);
    const [cookie = ''] = right.outcome === 'in' ? right.cookies : [];
    const headers = new Headers({ cookie: cookie.split(';')[0] ?? '' });
    await staffSessions.signOut(headers, asha.client);
    await staffAccounts.setRole(asha.email, 'reader');
    await staffAccounts.reset(asha.email);
    await staffAccounts.remove(asha.email);
    const auditEvents = await record(db);
    expect(
      auditEvents.map(({ actor, kind, person, client }) => [actor, kind, person, client]),
    ).toEqual([
      ['operator', 'staff_added', asha.email, null],
      [asha.email, 'sign_in_refused', null, network],
      ['unknown', 'sign_in_refused', null, network],
      [asha.email, 'sign_in', null, network],
      [asha.email, 'sign_out', null, network],
      ['operator', 'staff_role', asha.email, null],
      ['operator', 'staff_reset', asha.email, null],
      ['operator', 'staff_removed', asha.email, null],
    ]);
    expect(auditEvents[5]?.detail).toBe('{"from":"agent","to":"reader"}');
    await site.close();
  });

  test('names downloads of attachments, and what retention erased', async () => {
    const site = await openSite(await stores.fresh());
    const { db, log } = site.services;
    const body = new FormData();
    body.append('name', 'Asha Rao');
    body.append('email', 'visitor@example.com');
    body.append('resume', new Blob([new Uint8Array(pdf())]), 'asha.pdf');
    const { reference } = await (await site.send('application', { body })).json();
    const file = await db
      .selectFrom('attachments')
      .select(['id', 'submission_id'])
      .executeTakeFirstOrThrow();
    expect(await readAttachment(db, asha, file.submission_id, 'nowhere')).toBeUndefined();
    await readAttachment(db, asha, file.submission_id, file.id);
    const later = () => Date.now() + 8 * day;
    await startHousekeeping({ db, log, retentionDays: 7, recordDays: 730, now: later }).stop();
    expect(await record(db)).toMatchObject([
      { actor: asha.email, kind: 'attachment', reference },
      { actor: 'system', kind: 'erased', detail: '{"submissions":1,"olderThanDays":7}' },
    ]);
    await site.close();
  });

  test('is read in pages and by person, kind, reference and day, and exported', async () => {
    const site = await openSite(await stores.fresh());
    const { db } = site.services;
    const start = Date.UTC(2026, 10, 10, 6);
    for (let number = 0; number < 60; number++)
      await writeAuditEvents(
        db,
        asha,
        [{ kind: 'note', reference: `DE-${number}` }],
        start + number,
      );
    await writeAuditEvents(
      db,
      { email: 'operator' },
      [{ kind: 'staff_added', person: 'ravi@example.com', detail: { role: '=1+1' } }],
      start + 2 * day,
    );
    const first = await listAuditEvents(db, filter(), undefined);
    expect([first.rows.length, first.newer, first.rows[0]?.kind]).toEqual([
      ...[50, undefined, 'staff_added'],
    ]);
    const [, at = '', id = ''] = /^(\d+)-(.*)$/.exec(first.older ?? '') ?? [];
    const older = { direction: 'older', at: Number(at), id } as const;
    expect((await listAuditEvents(db, filter(), older)).rows.length).toBe(11);
    const found = async (parameters: Record<string, string>) =>
      (await listAuditEvents(db, filter(parameters), undefined)).rows.length;
    expect(await found({ person: 'Ravi@example.com' })).toBe(1);
    expect(await found({ person: 'operator' })).toBe(1);
    expect(await found({ kind: 'note', reference: 'de-7' })).toBe(1);
    expect(await found({ kind: 'nonsense' })).toBe(50);
    expect(await found({ from: '2026-11-11', to: '2026-11-12' })).toBe(1);
    expect(await found({ person: 'nobody@example.com' })).toBe(0);
    let csv = '';
    for await (const part of auditCsv(db, filter())) csv += part;
    const lines = csv.split('\r\n');
    expect(lines.length).toBe(1 + 61 + 1);
    expect(lines[1]).toContain(',operator,Account added,,ravi@example.com,');
    await site.close();
  });
});
