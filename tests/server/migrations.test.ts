import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/server/store/database.ts';
import { migrationNames } from '../../src/server/store/migrate.ts';
import * as heroSlides from '../../src/server/store/migrations/0001_hero_slides.ts';
import * as submissions from '../../src/server/store/migrations/0002_submissions.ts';
import * as staff from '../../src/server/store/migrations/0003_staff.ts';
import * as inbox from '../../src/server/store/migrations/0004_inbox.ts';
import * as submissionStates from '../../src/server/store/migrations/0005_submission_states.ts';
import * as answers from '../../src/server/store/migrations/0006_answers.ts';
import * as staffEdits from '../../src/server/store/migrations/0007_staff_edits.ts';
import * as attachmentScans from '../../src/server/store/migrations/0008_attachment_scans.ts';
import * as triage from '../../src/server/store/migrations/0009_triage.ts';
import { searchConditions } from '../../src/server/store/search.ts';
import { describeStores, type StoreEnv } from '../support/stores.ts';
import { addSubmission } from '../support/submission.ts';

/** Opens the services as a server does on start, but waits for a line so that all start at once. */
const program = `
  const { createServices } = await import('./src/server/services.ts');
  const { parseEnv } = await import('./src/server/env.ts');
  const { pino } = await import('pino');
  console.log('ready');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  const services = await createServices(parseEnv(process.env), pino({ level: 'silent' }));
  await services.close();
  process.exit(0);
`;

async function startProcess(env: StoreEnv) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, ...env },
  });
  const errors = text(child.stderr);
  const ended = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), ended]);
  return {
    go: () => child.stdin.write('go\n'),
    outcome: async () => ({ code: (await ended)[0], errors: await errors }),
  };
}

describeStores('processes started simultaneously on an empty database', (stores) => {
  test('run each migration once', async () => {
    const env = await stores.fresh();
    const processes = await Promise.all([startProcess(env), startProcess(env)]);
    for (const one of processes) one.go();
    for (const one of processes) expect(await one.outcome()).toEqual({ code: 0, errors: '' });
    const db = openDatabase(env);
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name`.execute(db);
    const slides = await db.selectFrom('hero_slides').select('id').execute();
    await db.destroy();
    expect(rows.map(({ name }) => name)).toEqual(migrationNames);
    expect(slides).toEqual([]);
  });
});

describeStores('submissions from an earlier release', (stores) => {
  test('keep their state, and can take any other once the CHECK constraint is gone', async () => {
    const db = openDatabase(await stores.fresh());
    // At this migration the tables do not match the current types yet.
    const tables = db as unknown as Kysely<unknown>;
    for (const { up } of [heroSlides, submissions, staff, inbox]) await up(tables);
    const { id } = await addSubmission(db, { state: 'done', message: 'kept' });
    const states = () => db.selectFrom('submissions').select(['id', 'state']).execute();
    const set = (state: string) =>
      sql`update submissions set state = ${state} where id = ${id}`.execute(db);
    await expect(set('archived')).rejects.toThrow(/check/i);
    await submissionStates.up(tables);
    expect(await states()).toEqual([{ id, state: 'done' }]);
    await set('archived');
    expect(await states()).toEqual([{ id, state: 'archived' }]);
    const found = searchConditions(db, 'kept')?.indexed ?? sql<boolean>`false`;
    expect(await db.selectFrom('submissions').select('id').where(found).execute()).toEqual([
      { id },
    ]);
    await db.destroy();
  });
});

describeStores('mails from an earlier release', (stores) => {
  test('keep their kind, except that answers get one of their own', async () => {
    const db = openDatabase(await stores.fresh());
    // At this migration the tables do not match the current types yet.
    const tables = db as unknown as Kysely<unknown>;
    const earlier = [heroSlides, submissions, staff, inbox, submissionStates];
    for (const { up } of earlier) await up(tables);
    const mails = [
      ['1', 'staff', 'asha@example.com'],
      ['2', 'visitor', null],
      ['3', 'visitor', 'company@example.com'],
    ] as const;
    for (const [id, kind, replyTo] of mails)
      await sql`insert into outbox (id, kind, to_address, reply_to, subject, text, html, state,
        attempts, max_attempts, run_at, created_at) values (${id}, ${kind}, 'a@example.com',
        ${replyTo}, '', '', '', 'waiting', 0, 15, 0, 0)`.execute(db);
    await answers.up(tables);
    const kept = db.selectFrom('outbox').select(['id', 'kind', 'reply_to', 'in_reply_to']);
    expect(await kept.orderBy('id').execute()).toEqual([
      { id: '1', kind: 'staff', reply_to: 'asha@example.com', in_reply_to: null },
      { id: '2', kind: 'visitor', reply_to: null, in_reply_to: null },
      { id: '3', kind: 'answer', reply_to: 'company@example.com', in_reply_to: null },
    ]);
    await db.destroy();
  });
});

describeStores('histories from an earlier release', (stores) => {
  test('belong to version 0, so that forms made from it are up to date', async () => {
    const db = openDatabase(await stores.fresh());
    // At this migration the tables do not match the current types yet.
    const tables = db as unknown as Kysely<unknown>;
    const earlier = [heroSlides, submissions, staff, inbox, submissionStates, answers];
    for (const { up } of earlier) await up(tables);
    const { id } = await addSubmission(db);
    await sql`insert into submission_events (id, submission_id, at, actor, kind, detail)
      values ('1', ${id}, 0, 'visitor', 'received', '{}')`.execute(db);
    await staffEdits.up(tables);
    expect(await db.selectFrom('submissions').select('version').execute()).toEqual([
      { version: 0 },
    ]);
    const events = db.selectFrom('submission_events').select(['version', 'edit_key']);
    expect(await events.execute()).toEqual([{ version: 0, edit_key: null }]);
  });
});

describeStores('attachments from an earlier release', (stores) => {
  test('are offered as before: no scanner has anything to say about them', async () => {
    const db = openDatabase(await stores.fresh());
    const tables = db as unknown as Kysely<unknown>;
    for (const { up } of [heroSlides, submissions, staff, inbox, submissionStates, answers])
      await up(tables);
    const { id } = await addSubmission(db, {});
    await sql`insert into attachments (id, submission_id, name, type, size, content)
      values ('one', ${id}, 'cv.pdf', 'application/pdf', 4, ${Buffer.from('%PDF')})`.execute(db);
    await attachmentScans.up(tables);
    const kept = await db.selectFrom('attachments').select(['name', 'scan']).execute();
    expect(kept).toEqual([{ name: 'cv.pdf', scan: null }]);
    await db.destroy();
  });
});

describeStores('handled submissions from an earlier release', (stores) => {
  test('know when they were answered and closed, and which instrument they are about', async () => {
    const db = openDatabase(await stores.fresh());
    const tables = db as unknown as Kysely<unknown>;
    const earlier = [heroSlides, submissions, staff, inbox, submissionStates, answers, staffEdits];
    for (const { up } of [...earlier, attachmentScans]) await up(tables);
    const fields = JSON.stringify({ serial: ' sn-7 ' });
    const { id } = await addSubmission(db, { form: 'support', state: 'done', fields });
    await addSubmission(db, {});
    for (const [at, kind, to] of [
      [5, 'answer', 'a@example.com'],
      [9, 'answer', 'a@example.com'],
      [12, 'state', 'done'],
    ] as const)
      await sql`insert into submission_events (id, submission_id, at, actor, kind, detail)
        values (${String(at)}, ${id}, ${at}, 'asha', ${kind}, ${JSON.stringify({ to })})`.execute(
        db,
      );
    await triage.up(tables);
    const columns = ['answered_at', 'closed_at', 'serial_number', 'due_at'] as const;
    expect(await db.selectFrom('submissions').select(columns).orderBy('form').execute()).toEqual([
      { answered_at: null, closed_at: null, serial_number: null, due_at: 0 },
      { answered_at: 5, closed_at: 12, serial_number: 'SN-7', due_at: 0 },
    ]);
    await db.destroy();
  });
});
