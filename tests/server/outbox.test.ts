import { expect, test } from 'vitest';
import { retryMails } from '../../src/server/inbox/mailQueue.ts';
import { createOutbox } from '../../src/server/outbox/outbox.ts';
import { company } from '../../src/site/company.ts';
import { readMail } from '../support/readMail.ts';
import { openSite, type Site } from '../support/site.ts';
import { startSmtpPeer } from '../support/smtpPeer.ts';
import { describeStores } from '../support/stores.ts';

const enquiry = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  subject: 'Surge ½ & <b>bold</b>',
  message: 'First line\nSecond <script>alert(1)</script> line\n.\nQUIT',
};

const states = async (site: Site) => {
  const rows = await site.services.db
    .selectFrom('outbox')
    .select(['kind', 'state', 'attempts', 'last_error', 'locked_until'])
    .orderBy('kind')
    .execute();
  return rows;
};

const recipients = (mails: readonly { to: string[] }[]) => mails.flatMap(({ to }) => to).toSorted();

const sentCount = async (site: Site) =>
  (await states(site)).filter(({ state }) => state === 'sent').length;

describeStores('the outbox', (stores) => {
  test('staff get the enquiry with the visitor as reply-to, the visitor gets the reference', async () => {
    const peer = await startSmtpPeer();
    const site = await openSite({
      ...(await stores.fresh()),
      SMTP_URL: peer.url,
      MAIL_FROM: 'Example Site <site@example.com>',
      MAIL_TO: 'staff@example.com',
      SITE_URL: 'https://www.example.com',
      ALLOWED_HOSTS: '127.0.0.1',
    });
    const { reference } = await (await site.post('contact', enquiry)).json();
    await expect.poll(() => peer.mails.length).toBe(2);
    const find = (to: string) => {
      const mail = peer.mails.find((one) => one.to.join() === to);
      return readMail(mail?.source ?? '');
    };
    const { id } = await site.services.db
      .selectFrom('submissions')
      .select('id')
      .executeTakeFirstOrThrow();

    const staff = find('staff@example.com');
    expect(staff.headers).toMatchObject({
      from: 'Example Site <site@example.com>',
      'reply-to': 'asha@example.com',
      subject: `[${reference}] Surge ½ & <b>bold</b>`,
      'auto-submitted': 'auto-generated',
    });
    expect(staff.text.replaceAll('\r\n', '\n')).toContain(`Message: ${enquiry.message}`);
    expect(staff.text).toContain(`https://www.example.com/inbox/${id}`);
    expect(staff.html).toContain('Second &lt;script&gt;alert(1)&lt;/script&gt; line');
    expect(staff.html).not.toContain('<script');

    const visitor = find('asha@example.com');
    expect(visitor.headers['reply-to']).toBeUndefined();
    expect(visitor.headers.subject).toContain(reference);
    expect(visitor.text).toContain(reference);
    expect(visitor.text).toContain(`within ${company.replyTime}`);
    // The address may belong to somebody else, so the mail must not carry the sender's words.
    for (const words of ['Asha', 'Surge', 'First line']) expect(visitor.text).not.toContain(words);

    await expect.poll(() => states(site)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    await site.close();
    await peer.stop();
  });

  test('input never becomes a header or another recipient', async () => {
    const peer = await startSmtpPeer();
    const site = await openSite({ ...(await stores.fresh()), SMTP_URL: peer.url });
    const injection = 'x\r\nBcc: victim@example.com\r\n\r\nBody';
    await site.post('contact', { ...enquiry, subject: injection, name: injection });
    const refused = await site.post('contact', { ...enquiry, email: `a@example.com${injection}` });
    expect(refused.status).toBe(422);
    const two = await site.post('contact', { ...enquiry, email: 'a@example.com, b@example.com' });
    expect(two.status).toBe(422);
    await expect.poll(() => peer.mails.length).toBe(2);
    expect(recipients(peer.mails)).toEqual(['asha@example.com', company.email]);
    for (const { source } of peer.mails) expect(readMail(source).headers.bcc).toBeUndefined();
    await site.close();
    await peer.stop();
  });

  test('mails wait while the mail server is down and go out once when it is back', async () => {
    const gone = await startSmtpPeer();
    await gone.stop();
    let now = Date.now();
    const env = { ...(await stores.fresh()), SMTP_URL: gone.url };
    const site = await openSite(env, () => now);
    expect((await site.post('contact', enquiry)).status).toBe(201);
    await expect
      .poll(() => states(site))
      .toMatchObject([
        { attempts: 1, last_error: expect.stringContaining('ECONNREFUSED'), locked_until: null },
        { state: 'waiting', attempts: 1, locked_until: null },
      ]);
    const peer = await startSmtpPeer({ port: gone.port });
    now += 2_000;
    // A new enquiry goes out at once; the failed mails would be sent first if they were due.
    await site.post('solar', { email: 'new@example.com', message: 'x' });
    await expect.poll(() => sentCount(site)).toBe(2);
    expect(recipients(peer.mails)).toEqual(['new@example.com', company.email]);
    now += 10 * 60_000;
    site.services.mailing.wake();
    await expect.poll(() => sentCount(site)).toBe(4);
    expect(peer.mails.length).toBe(4);
    await site.close();
    await peer.stop();
  });

  test('several instances share the queue and send nothing twice', async () => {
    const peer = await startSmtpPeer();
    const env = await stores.fresh();
    const waiting = await openSite(env);
    for (let index = 0; index < 30; index++)
      await waiting.post('contact', { email: `v${index}@example.com`, message: `${index}` });
    expect(waiting.services.mailing.configured).toBe(false);
    expect(await waiting.services.mailing.counts()).toMatchObject({ waiting: 60, dead: 0 });
    const sending = { ...env, SMTP_URL: peer.url };
    const senders = [await openSite(sending)];
    // SQLite serves one instance; several in one process would block each other.
    if (stores.engine === 'postgres')
      senders.push(await openSite(sending), await openSite(sending));
    await expect
      .poll(() => waiting.services.mailing.counts())
      .toMatchObject({ waiting: 0, dead: 0 });
    const ids = peer.mails.map(({ source }) => readMail(source).headers['message-id']);
    expect(ids.length).toBe(60);
    expect(new Set(ids).size).toBe(60);
    await Promise.all([waiting, ...senders].map((site) => site.close()));
    await peer.stop();
  });

  test('a permanently rejected mail is not retried, except by hand', async () => {
    let refuse = true;
    const peer = await startSmtpPeer({
      refuse: (address) =>
        refuse && address === 'asha@example.com' ? '550 no such user here' : undefined,
    });
    const site = await openSite({ ...(await stores.fresh()), SMTP_URL: peer.url });
    await site.post('contact', enquiry);
    await expect
      .poll(() => states(site))
      .toMatchObject([
        { kind: 'staff', state: 'sent' },
        { kind: 'visitor', state: 'dead', last_error: expect.stringContaining('no such user') },
      ]);
    refuse = false;
    const { id } = await site.services.db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'dead')
      .executeTakeFirstOrThrow();
    const by = { email: 'ravi@example.com' };
    await retryMails(site.services.db, by, Date.now, (outbox) => outbox.retry(id));
    site.services.mailing.wake();
    await expect.poll(() => states(site)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    await site.close();
    await peer.stop();
  });

  test('mails leased by a killed worker are sent by another when the lease expires', async () => {
    const peer = await startSmtpPeer();
    let now = Date.now();
    const env = await stores.fresh();
    const killed = await openSite(env, () => now);
    await killed.post('contact', enquiry);
    const outbox = createOutbox(killed.services.db, () => now);
    expect([await outbox.claim(), await outbox.claim()]).not.toContain(undefined);
    await killed.close();
    const site = await openSite({ ...env, SMTP_URL: peer.url }, () => now);
    // A new enquiry goes out at once; the leased mails would be sent first if they were free.
    await site.post('solar', { email: 'new@example.com', message: 'x' });
    await expect.poll(() => sentCount(site)).toBe(2);
    expect(recipients(peer.mails)).toEqual(['new@example.com', company.email]);
    now += 5 * 60_000 + 1;
    site.services.mailing.wake();
    await expect.poll(() => sentCount(site)).toBe(4);
    expect(peer.mails.length).toBe(4);
    await site.close();
    await peer.stop();
  });
});
