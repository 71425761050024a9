import { expect, test } from 'vitest';
import { openSite } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';
import { addSubmission } from '../support/submission.ts';

const asha = 'asha@example.com';
const ravi = 'ravi@example.com';
const at = (text: string) => Date.parse(`${text}:00+05:30`);

describeStores('notices', (stores) => {
  test('tell each person what they chose, once, and only of what concerns them', async () => {
    let now = at('2026-11-16T07:00');
    const site = await openSite(await stores.fresh(), () => now);
    const { db, staffAccounts, staffChoices, notices } = site.services;
    for (const email of [asha, ravi])
      await staffAccounts.add(email, 'agent', 'correct horse battery');
    const none = { signature: '', mailNew: false, mailLate: false, mailMorning: false };
    await staffChoices.save(asha, { ...none, mailNew: true, mailLate: true, mailMorning: true });
    await staffChoices.save(ravi, { ...none, mailLate: true });
    // Chosen by somebody who has no account any more.
    await staffChoices.save('gone@example.com', { ...none, mailNew: true, mailMorning: true });
    await db
      .insertInto('settings')
      .values({ name: 'notices-morning', value: '2026-11-13' })
      .execute();
    const mails = async () => {
      const rows = await db
        .selectFrom('outbox')
        .select(['to_address', 'subject', 'text'])
        .execute();
      await db.deleteFrom('outbox').execute();
      return rows.map(({ to_address, subject, text }) => ({
        to: to_address,
        subject: subject.split(' |')[0],
        text,
      }));
    };
    // The first time only notes where it begins.
    expect(await notices.write()).toBe(0);

    now = at('2026-11-16T08:00');
    const due = (text: string, more: object = {}) =>
      addSubmission(db, { created_at: at(text), due_at: at('2026-11-16T10:00'), ...more });
    await due('2026-11-16T07:30', { reference: 'DE-MINE', assignee: asha, subject: 'Secret' });
    await due('2026-11-16T07:31', { reference: 'DE-THEIRS', assignee: ravi });
    await due('2026-11-16T07:32', { reference: 'DE-SPAM', state: 'spam' });
    expect(await notices.write()).toBe(1);
    const [fresh] = await mails();
    expect(fresh).toMatchObject({ to: asha, subject: '2 new enquiries' });
    expect(fresh?.text).toContain('DE-MINE');
    expect(fresh?.text).not.toMatch(/DE-SPAM|Secret/);
    expect(await notices.write()).toBe(0);

    now = at('2026-11-16T08:31');
    expect(await notices.write()).toBe(1);
    const [digest] = await mails();
    expect(digest).toMatchObject({ to: asha, subject: 'Good morning' });
    expect(digest?.text).toContain('Open and yours: 1. Unassigned: 0.\nDue today: 1. Late: 0.');
    now += 3_600_000;
    expect(await notices.write()).toBe(0);

    now = at('2026-11-16T10:01');
    await db
      .updateTable('submissions')
      .set({ answered_at: 1 })
      .where('assignee', '=', ravi)
      .execute();
    expect(await notices.write()).toBe(1);
    const late = await mails();
    expect(late).toMatchObject([{ to: asha, subject: '1 answer is late' }]);
    // Neither on a Sunday nor twice a day.
    now = at('2026-11-22T09:00');
    expect(await notices.write()).toBe(0);
    now = at('2026-11-23T09:00');
    expect(await notices.write()).toBe(1);
    await site.close();
  });

  test('are written by one of several servers', async () => {
    const env = await stores.fresh();
    const now = Date.now();
    const sites = [await openSite(env, () => now), await openSite(env, () => now)] as const;
    const [{ services }] = sites;
    await services.staffAccounts.add(asha, 'reader', 'correct horse battery');
    const choices = { signature: '', mailNew: true, mailLate: false, mailMorning: false };
    await services.staffChoices.save(asha, choices);
    await services.db
      .insertInto('settings')
      .values({ name: 'notices-new', value: String(now - 60_000) })
      .execute();
    await addSubmission(services.db, { created_at: now - 30_000 });
    const written = await Promise.all(sites.map((site) => site.services.notices.write()));
    expect(written.toSorted()).toEqual([0, 1]);
    for (const site of sites) await site.close();
  });
});
