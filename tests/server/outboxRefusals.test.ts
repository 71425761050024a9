import { expect, test } from 'vitest';
import { retryMails } from '../../src/server/inbox/mailQueue.ts';
import { readSubmission } from '../../src/server/inbox/readSubmission.ts';
import { countMails, outboxRows } from '../support/outboxRows.ts';
import { runOperatorCommand } from '../support/runOperatorCommand.ts';
import { openSite, type Site } from '../support/site.ts';
import { startSmtpPeer } from '../support/smtpPeer.ts';
import { describeSqlite } from '../support/stores.ts';

const agent = 'ravi@example.com';

/** Posts enquiries of different visitors, with two mails each. */
async function postEnquiries(site: Site, count: number): Promise<void> {
  for (let index = 0; index < count; index++)
    await site.post('contact', { email: `v${index}@example.com`, message: `${index}` });
}

describeSqlite('a refusal by the mail server', (stores) => {
  test.each([
    ['the sender', { refuseSender: () => '550 5.7.1 Not allowed to send for this domain' }],
    ['the message', { refuseMessage: () => '554 5.7.1 Message refused' }],
    ['relaying', { refuse: () => '554 5.7.1 Relay access denied' }],
  ])('of %s gives up no mail: all go out once it is mended', async (_what, refusals) => {
    let now = Date.now();
    const refusing = await startSmtpPeer(refusals);
    const env = { ...(await stores.fresh()), SMTP_URL: refusing.url };
    const site = await openSite(env, () => now);
    await postEnquiries(site, 5);
    await expect
      .poll(() => outboxRows(site))
      .toMatchObject(
        Array(10).fill({ state: 'waiting', locked_until: null, last_error: expect.any(String) }),
      );
    await refusing.stop();
    const peer = await startSmtpPeer({ port: refusing.port });
    now += 60_000;
    site.services.mailing.wake();
    await expect.poll(() => countMails(site, 'sent')).toBe(10);
    expect(peer.mails.length).toBe(10);
    await site.close();
    await peer.stop();
  });

  test('of recipients is final until all are tried again, from the inbox or by command', async () => {
    let refuse = true;
    const peer = await startSmtpPeer({ refuse: () => (refuse ? '550 no such user' : undefined) });
    const env = await stores.fresh();
    const site = await openSite({ ...env, SMTP_URL: peer.url });
    await postEnquiries(site, 3);
    await expect.poll(() => countMails(site, 'dead')).toBe(6);

    const by = { email: agent };
    const queued = await retryMails(site.services.db, by, Date.now, (outbox) => outbox.retryDead());
    expect(queued).toBe(6);
    site.services.mailing.wake();
    await expect
      .poll(() => outboxRows(site))
      .toMatchObject(Array(6).fill({ state: 'dead', attempts: 1 }));
    const [mail] = await outboxRows(site);
    const submission = await readSubmission(site.services.db, mail?.submission_id ?? '');
    const noted = submission?.events.filter(({ kind }) => kind === 'mail_retry') ?? [];
    expect(noted.map(({ actor, detail }) => [actor, detail.to]).toSorted()).toEqual(
      submission?.mails.map(({ to_address }) => [agent, to_address]).toSorted(),
    );

    refuse = false;
    expect(await runOperatorCommand('mail', ['retry'], env)).toEqual({
      ...{ code: 0, err: '', out: 'Queued 6 mails again\n' },
    });
    // The running server finds them by itself.
    await expect.poll(() => countMails(site, 'sent')).toBe(6);
    expect(peer.mails.length).toBe(6);
    expect(await runOperatorCommand('mail', [], env)).toMatchObject({ code: 1, out: '' });
    await site.close();
    await peer.stop();
  });
});
