import { expect, test } from 'vitest';
import { company } from '../../src/site/company.ts';
import { editFrom } from '../support/editFrom.ts';
import { openSite } from '../support/site.ts';
import { startSmtpPeer } from '../support/smtpPeer.ts';
import { describeSqlite } from '../support/stores.ts';
import { addSubmission } from '../support/submission.ts';

const asha = 'asha@example.com';
const ravi = 'ravi@example.com';

describeSqlite('answers', (stores) => {
  test('go out with signature, reference, what was asked and a file', async () => {
    const peer = await startSmtpPeer();
    const env = { ...(await stores.fresh()), SMTP_URL: peer.url, ANSWER_DELAY_SECONDS: '0' };
    const site = await openSite(env);
    const { db, staffChoices, submissionChanges, mailing } = site.services;
    const none = { mailNew: false, mailLate: false, mailMorning: false };
    await staffChoices.save(asha, { ...none, signature: 'Asha Kulkarni\nApplications' });
    const { id, reference } = await addSubmission(db, {
      email: 'visitor@example.com',
      message: 'Do you have\na 6 kV generator?',
    });
    const file = { name: 'Prüfplan.csv', content: new TextEncoder().encode('kV;ohm') };
    const edit = await editFrom(db, id, asha);
    await submissionChanges.answer(id, edit, { text: 'Yes, the CWG 6.', file });
    mailing.wake();
    await expect.poll(() => peer.mails.length).toBe(1);
    const { source = '' } = peer.mails[0] ?? {};
    const { text } = await db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
    expect(text).toContain('Yes, the CWG 6.\n\n--\nAsha Kulkarni\nApplications\n');
    expect(text).toContain(`Your reference: ${reference}`);
    expect(text).toContain('> Message: Do you have\n> a 6 kV generator?');
    expect(text).not.toContain(company.phone.text);
    expect(source).toContain(Buffer.from('kV;ohm').toString('base64'));
    expect(source).toMatch(/filename\*.*Pr%C3%BCfplan\.csv|Pr=C3=BCfplan/);
    await site.close();
    await peer.stop();
  });

  test('wait ten seconds, in which they can be taken back and are drafts again', async () => {
    let now = Date.now();
    const site = await openSite(await stores.fresh(), () => now);
    const { db, submissionChanges, answerDrafts } = site.services;
    const { id } = await addSubmission(db);
    const answer = async () =>
      submissionChanges.answer(id, await editFrom(db, id, asha), { text: 'In two weeks.' });
    const press = { ...(await editFrom(db, id, asha)), key: 'press' };
    const { mail = '' } = await submissionChanges.answer(id, press, { text: 'In two weeks.' });
    // A second press of the same button is the same mail.
    expect(await submissionChanges.answer(id, press, { text: 'In two weeks.' })).toMatchObject({
      mail,
    });
    const waiting = () => db.selectFrom('outbox').select(['run_at', 'attempts']).execute();
    expect(await waiting()).toEqual([{ run_at: now + 10_000, attempts: 0 }]);
    // Sent, for all that the person who wrote it knows.
    expect(await answerDrafts.read(id, asha)).toBeUndefined();
    const answered = () =>
      db.selectFrom('submissions').select('answered_at').executeTakeFirstOrThrow();
    expect(await answered()).toEqual({ answered_at: now });
    expect(await submissionChanges.takeBack(id, { email: asha }, mail)).toBe(true);
    expect(await waiting()).toEqual([]);
    expect(await answered()).toEqual({ answered_at: null });
    expect(await answerDrafts.read(id, asha)).toMatchObject({ text: 'In two weeks.' });
    expect(await submissionChanges.takeBack(id, { email: asha }, mail)).toBe(false);

    // Once a worker has it, it is too late.
    const first = now;
    const { mail: sent = '' } = await answer();
    now += 10_000;
    await db
      .updateTable('outbox')
      .set({ attempts: 1, locked_until: now + 1 })
      .execute();
    expect(await submissionChanges.takeBack(id, { email: asha }, sent)).toBe(false);
    expect(await answered()).toEqual({ answered_at: first });
    const kinds = await db
      .selectFrom('submission_events')
      .select('kind')
      .orderBy('version')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['answer', 'answer_taken_back', 'answer']);
    await site.close();
  });

  test('have a draft each, and colleagues who write lately are named', async () => {
    let now = Date.now();
    const site = await openSite(await stores.fresh(), () => now);
    const { db, answerDrafts } = site.services;
    const { id } = await addSubmission(db);
    await answerDrafts.save(id, asha, 'Dear');
    await answerDrafts.save(id, asha, 'Dear all');
    await answerDrafts.save(id, ravi, 'Hello');
    expect(await answerDrafts.read(id, asha)).toMatchObject({ text: 'Dear all' });
    expect(await answerDrafts.others(id, asha)).toMatchObject([{ staff: ravi }]);
    now += 16 * 60_000;
    expect(await answerDrafts.others(id, asha)).toEqual([]);
    await answerDrafts.save(id, asha, '');
    expect(await answerDrafts.read(id, asha)).toBeUndefined();
    await site.close();
  });

  test('begin with templates, of which two people’s changes leave the first', async () => {
    const site = await openSite(await stores.fresh());
    const { answerTemplates, db } = site.services;
    const by = { email: asha };
    const fresh = { id: '', title: 'Thanks', body: 'Dear {name}' };
    expect(await answerTemplates.save(by, fresh, 0)).toBe(true);
    const [template] = await answerTemplates.list();
    if (!template) throw new Error('missing');
    const seen = template.updated_at;
    expect(await answerTemplates.save(by, { ...template, body: 'Hello {name}' }, seen)).toBe(true);
    expect(await answerTemplates.save(by, { ...template, body: 'Bye' }, seen)).toBe(false);
    const [changed] = await answerTemplates.list();
    expect(changed).toMatchObject({ title: 'Thanks', body: 'Hello {name}' });
    const latest = changed?.updated_at ?? 0;
    expect(await answerTemplates.save(by, { ...template, body: '' }, latest)).toBe(true);
    expect(await answerTemplates.list()).toEqual([]);
    const auditEvents = await db.selectFrom('deeds').select('kind').execute();
    expect(auditEvents.filter(({ kind }) => kind === 'templates')).toHaveLength(3);
    await site.close();
  });
});
