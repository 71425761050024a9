import { expect, test } from 'vitest';
import { readSubmission } from '../../src/server/inbox/readSubmission.ts';
import { acknowledgementsPerHour } from '../../src/server/intake/limitAcknowledgements.ts';
import { editFrom } from '../support/editFrom.ts';
import { outboxRows } from '../support/outboxRows.ts';
import { readMail } from '../support/readMail.ts';
import { openSite, type Site } from '../support/site.ts';
import { startSmtpPeer } from '../support/smtpPeer.ts';
import { describeStores } from '../support/stores.ts';

const settings = {
  MAIL_FROM: 'Site <site@example.com>',
  MAIL_TO: 'staff@example.com',
  ANSWER_DELAY_SECONDS: '0',
};

const submissionIds = async ({ services }: Site) =>
  (await services.db.selectFrom('submissions').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );

describeStores('mails to visitors', (stores) => {
  test('from staff are personal and follow the automatic acknowledgement', async () => {
    const peer = await startSmtpPeer();
    const env = { ...(await stores.fresh()), ...settings, SMTP_URL: peer.url };
    const site = await openSite(env);
    await site.post('contact', { email: 'asha@example.com', subject: 'Surge', message: 'x' });
    await expect.poll(() => peer.mails.length).toBe(2);
    const [id = ''] = await submissionIds(site);
    for (const text of ['In two weeks.', 'In three.']) {
      const edit = await editFrom(site.services.db, id, 'ravi@example.com');
      await site.services.submissionChanges.answer(id, edit, { text });
      site.services.mailing.wake();
      await expect.poll(() => peer.mails.length).toBe(text === 'In three.' ? 4 : 3);
    }
    const received = peer.mails
      .filter(({ to }) => to.includes('asha@example.com'))
      .map(({ source }) => readMail(source).headers);
    const [acknowledgement, first, second] = received;
    expect(acknowledgement).toMatchObject({
      'auto-submitted': 'auto-replied',
      'x-auto-response-suppress': 'All',
    });
    expect(first).toMatchObject({
      from: 'Site <site@example.com>',
      'reply-to': 'staff@example.com',
      subject: expect.stringMatching(/^Re: Surge \(/),
      'in-reply-to': acknowledgement?.['message-id'],
      references: acknowledgement?.['message-id'],
    });
    expect(second).toMatchObject({ 'in-reply-to': first?.['message-id'] });
    for (const answer of [first, second]) {
      expect(answer).not.toHaveProperty('auto-submitted');
      expect(answer).not.toHaveProperty('x-auto-response-suppress');
    }
    await site.close();
    await peer.stop();
  });

  test('acknowledge only a few submissions an hour to one address, whoever sends them', async () => {
    let now = Date.now();
    const site = await openSite({ ...(await stores.fresh()), ...settings }, () => now);
    const spellings = ['victim@example.com', 'Victim@Example.com', 'victim+list@example.com'];
    const post = async (index: number) => {
      const email = spellings[index % spellings.length];
      // From a client address of its own.
      const response = await site.post('contact', { email, message: `${index}` });
      expect(response.status).toBe(201);
    };
    const kinds = async () => Object.groupBy(await outboxRows(site), ({ kind }) => kind);
    for (let index = 0; index < 40; index++) await post(index);
    const { staff, visitor } = await kinds();
    expect(staff?.length).toBe(40);
    expect(visitor?.length).toBe(acknowledgementsPerHour);

    const ids = await submissionIds(site);
    const last = await readSubmission(site.services.db, ids.at(-1) ?? '');
    expect(last?.events).toMatchObject([
      { actor: 'visitor', kind: 'received' },
      {
        actor: 'system',
        kind: 'unacknowledged',
        detail: { to: 'victim@example.com' },
      },
    ]);
    const limits = await site.services.db.selectFrom('rate_limits').select('key').execute();
    expect(limits.filter(({ key }) => /victim/i.test(key))).toEqual([]);

    await site.post('contact', { email: 'somebody.else@example.com', message: 'x' });
    expect((await kinds()).visitor?.length).toBe(acknowledgementsPerHour + 1);
    now += 3_600_000;
    await post(40);
    expect((await kinds()).visitor?.length).toBe(acknowledgementsPerHour + 2);
    await site.close();
  });
});
