import { expect, test } from 'vitest';
import { csvExport } from '../../src/server/inbox/csv.ts';
import { parseListFilter } from '../../src/server/inbox/listFilter.ts';
import { listSubmissions } from '../../src/server/inbox/listSubmissions.ts';
import { mailProblems, retryMails, unsentMails } from '../../src/server/inbox/mailQueue.ts';
import { readSubmission } from '../../src/server/inbox/readSubmission.ts';

import { company } from '../../src/site/company.ts';
import { isSubmissionState, submissionStates } from '../../src/staff/submissionStates.ts';
import { editFrom } from '../support/editFrom.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeSqlite } from '../support/stores.ts';
import { addSubmission, addSubmissions } from '../support/submission.ts';

const agent = 'ravi@example.com';
const enquiry = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  subject: 'Surge',
  message: 'How soon?',
};

async function received(site: Site): Promise<string> {
  await site.post('contact', enquiry);
  const { id } = await site.services.db
    .selectFrom('submissions')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

describeSqlite('inbox actions', (stores) => {
  test('are recorded in the history with their author, unless nothing changed', async () => {
    let now = Date.now();
    const site = await openSite(await stores.fresh(), () => now++);
    const { db, submissionChanges: changes } = site.services;
    const id = await received(site);
    await changes.setRead(id, { email: agent }, true);
    await changes.setRead(id, { email: 'other@example.com' }, true);
    await changes.handle(id, await editFrom(db, id, agent), {
      state: 'in_progress',
      assignee: agent,
    });
    await changes.handle(id, await editFrom(db, id, agent), {
      state: 'in_progress',
      assignee: agent,
    });
    await changes.handle(id, await editFrom(db, id, agent), { state: 'done' });
    await changes.note(id, await editFrom(db, id, agent), 'Called back.');
    await changes.setRead(id, { email: agent }, false);

    const submission = await readSubmission(db, id);
    expect(submission).toMatchObject({
      ...{ state: 'done', assignee: agent, read_at: null, formTitle: 'Enquiry' },
      lines: [
        { label: 'Name', value: 'Asha Rao' },
        { label: 'Email', value: 'asha@example.com' },
        { label: 'Subject', value: 'Surge' },
        { label: 'Message', value: 'How soon?' },
        { label: 'I agree to the terms and conditions', value: 'No' },
      ],
    });
    expect(submission?.events.map(({ actor, kind, detail }) => [actor, kind, detail])).toEqual([
      ['visitor', 'received', {}],
      [agent, 'read', {}],
      [agent, 'state', { from: 'new', to: 'in_progress' }],
      [agent, 'assignee', { from: null, to: agent }],
      [agent, 'state', { from: 'in_progress', to: 'done' }],
      [agent, 'note', { text: 'Called back.' }],
      [agent, 'unread', {}],
    ]);
    await site.close();
  });

  test('have no effect on a submission that does not exist', async () => {
    const site = await openSite(await stores.fresh());
    const { submissionChanges: changes, db } = site.services;
    expect(await changes.note('nowhere', await editFrom(db, 'nowhere', agent), 'x')).toBe(
      'missing',
    );
    expect(
      await changes.handle('nowhere', await editFrom(db, 'nowhere', agent), { state: 'done' }),
    ).toBe('missing');
    expect(await db.selectFrom('submission_events').selectAll().execute()).toEqual([]);
    expect(await readSubmission(db, 'nowhere')).toBeUndefined();
    await site.close();
  });

  test('can set every state, and the list can be filtered by it', async () => {
    const site = await openSite(await stores.fresh());
    const { db, submissionChanges: changes } = site.services;
    for (const state of Object.keys(submissionStates).filter(isSubmissionState)) {
      const { id } = await addSubmission(db, {});
      const stored = changes.handle(id, await editFrom(db, id, agent), { state });
      await expect(stored, `The database refuses the state "${state}"`).resolves.toBe('done');
      const { rows } = await listSubmissions(
        db,
        parseListFilter(new URLSearchParams({ state })),
        undefined,
      );
      expect(
        rows.map((row) => row.id),
        state,
      ).toContain(id);
    }
    await site.close();
  });

  test('include answers, which are mailed through the outbox and recorded', async () => {
    const site = await openSite(await stores.fresh());
    const { db, submissionChanges: changes } = site.services;
    const id = await received(site);
    await changes.answer(id, await editFrom(db, id, agent), {
      text: 'In two weeks.\n\n<b>Regards</b>',
    });
    const mails = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(mails.at(-1)).toMatchObject({
      ...{ submission_id: id, kind: 'answer', to_address: 'asha@example.com', state: 'waiting' },
      subject: expect.stringContaining(`Re: Surge (${company.referencePrefix}-`),
      text: expect.stringContaining('In two weeks.\n\n<b>Regards</b>'),
      html: expect.stringContaining('&lt;b&gt;Regards&lt;/b&gt;'),
    });
    const silent = await addSubmission(db, { email: null });
    await changes.answer(silent.id, await editFrom(db, silent.id, agent), { text: 'Hello?' });
    expect((await db.selectFrom('outbox').select('id').execute()).length).toBe(mails.length);
    await site.close();
  });

  test('include retrying mails that are waiting or dead, but not ones being sent', async () => {
    const site = await openSite(await stores.fresh());
    const { db, mailing } = site.services;
    await received(site);
    expect(await mailProblems(db, mailing.configured)).toEqual({ dead: undefined, waiting: '2' });
    const [mail] = await unsentMails(db);
    const id = mail?.id ?? '';
    const set = (change: { state?: 'dead' | 'sent'; locked_until?: number | null }) =>
      db.updateTable('outbox').set(change).where('id', '=', id).execute();
    await set({ state: 'dead' });
    expect((await unsentMails(db))[0]).toMatchObject({ id, state: 'dead' });
    expect(await mailProblems(db, true)).toEqual({ dead: '1', waiting: undefined });
    const by = { email: agent };
    const retry = () => retryMails(db, by, Date.now, (outbox) => outbox.retry(id));
    expect(await retry()).toBe(1);
    await set({ locked_until: Date.now() + 60_000 });
    expect(await retry()).toBe(0);
    await set({ locked_until: null, state: 'sent' });
    expect(await retry()).toBe(0);
    await site.close();
  });

  test('include a complete CSV export in which no cell is a formula', async () => {
    const site = await openSite(await stores.fresh());
    const { db } = site.services;
    await addSubmission(db, { subject: '=HYPERLINK("http://evil.example","x")', name: '@cmd' });
    await addSubmissions(
      db,
      Array.from({ length: 120 }, () => ({ subject: 'plain' })),
    );
    let csv = '';
    for await (const part of csvExport(db, parseListFilter(new URLSearchParams()))) csv += part;
    const lines = csv.split('\r\n');
    expect(lines.length).toBe(1 + 121 + 1);
    expect(lines[0]).toContain('\uFEFFReference,Received (UTC)');
    expect(lines.at(-2)).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(lines.at(-2)).toContain(`,"'@cmd",`);
    expect(lines.at(-2)).toMatch(/,Message: Hello$/);
    await site.close();
  });
});
