import { expect, test } from 'vitest';
import { editFrom } from '../support/editFrom.ts';
import { readMail } from '../support/readMail.ts';
import { openSite, type Site } from '../support/site.ts';
import { startSmtpPeer } from '../support/smtpPeer.ts';
import { describeSqlite } from '../support/stores.ts';

const settings = {
  MAIL_FROM: 'Site <site@example.com>',
  MAIL_TO: 'staff@example.com',
  ANSWER_DELAY_SECONDS: '0',
};

const submissionIds = async ({ services }: Site) =>
  (await services.db.selectFrom('submissions').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );

describeSqlite('mails to visitors', (stores) => {
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
});
