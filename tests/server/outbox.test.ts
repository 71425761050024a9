import { expect, test } from 'vitest';
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

describeStores('mailing', (stores) => {
  test('staff get everything with reply-to the visitor, the visitor thanks and the reference', async () => {
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
    // A stranger's words are not carried to whoever's address this is.
    for (const words of ['Asha', 'Surge', 'First line']) expect(visitor.text).not.toContain(words);

    await expect.poll(() => states(site)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    await site.close();
    await peer.stop();
  });

  test('nothing typed becomes a header or another recipient', async () => {
    const peer = await startSmtpPeer();
    const site = await openSite({ ...(await stores.fresh()), SMTP_URL: peer.url });
    const injection = 'x\r\nBcc: victim@example.com\r\n\r\nBody';
    await site.post('contact', { ...enquiry, subject: injection, name: injection });
    const refused = await site.post('contact', { ...enquiry, email: `a@example.com${injection}` });
    expect(refused.status).toBe(422);
    const two = await site.post('contact', { ...enquiry, email: 'a@example.com, b@example.com' });
    expect(two.status).toBe(422);
    await expect.poll(() => peer.mails.length).toBe(2);
    expect(peer.mails.flatMap(({ to }) => to).toSorted()).toEqual([
      'asha@example.com',
      company.email,
    ]);
    for (const { source } of peer.mails) expect(readMail(source).headers.bcc).toBeUndefined();
    await site.close();
    await peer.stop();
  });

  test('while the mail server is down mails wait; once it is back each goes out once', async () => {
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
    now += 30_000;
    site.services.mailing.wake();
    expect(peer.mails.length).toBe(0);
    now += 10 * 60_000;
    site.services.mailing.wake();
    await expect.poll(() => states(site)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    expect(peer.mails.length).toBe(2);
    await site.close();
    await peer.stop();
  });

  test('several instances share the work and send nothing twice', async () => {
    const peer = await startSmtpPeer();
    const env = await stores.fresh();
    const waiting = await openSite(env);
    for (let index = 0; index < 30; index++)
      await waiting.post('contact', { email: `v${index}@example.com`, message: `${index}` });
    expect(waiting.services.mailing.configured).toBe(false);
    expect(await waiting.services.mailing.counts()).toMatchObject({ waiting: 60, dead: 0 });
    const sending = { ...env, SMTP_URL: peer.url };
    const senders = [await openSite(sending)];
    // An embedded database has one server; several connections of one process would block it.
    if (stores.engine === 'postgres')
      senders.push(await openSite(sending), await openSite(sending));
    await expect
      .poll(() => waiting.services.mailing.counts(), { timeout: 20_000 })
      .toMatchObject({ waiting: 0, dead: 0 });
    const ids = peer.mails.map(({ source }) => readMail(source).headers['message-id']);
    expect(ids.length).toBe(60);
    expect(new Set(ids).size).toBe(60);
    await Promise.all([waiting, ...senders].map((site) => site.close()));
    await peer.stop();
  });

  test('an address refused for good is given up at once, and can be tried again by hand', async () => {
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
    await site.services.mailing.retry(id);
    await expect.poll(() => states(site)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    await site.close();
    await peer.stop();
  });

  test('a refusal for now is tried again with growing pauses, and in the end given up', async () => {
    const peer = await startSmtpPeer({ refuse: () => '451 try again later' });
    let now = Date.now();
    const site = await openSite({ ...(await stores.fresh()), SMTP_URL: peer.url }, () => now);
    await site.post('solar', { email: 'a@example.com', message: 'x' });
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 15; attempt++) {
      site.services.mailing.wake();
      const state = attempt < 15 ? 'waiting' : 'dead';
      await expect
        .poll(() => states(site), { timeout: 10_000 })
        .toMatchObject(Array(2).fill({ attempts: attempt, state, locked_until: null }));
      const { run_at } = await site.services.db
        .selectFrom('outbox')
        .select('run_at')
        .where('kind', '=', 'staff')
        .executeTakeFirstOrThrow();
      pauses.push(run_at - now);
      now += 10 * 3_600_000;
    }
    expect(pauses[0]).toBeGreaterThan(30_000);
    expect(pauses[0]).toBeLessThan(120_000);
    expect(Math.max(...pauses)).toBeGreaterThan(4 * 3_600_000);
    expect(Math.max(...pauses)).toBeLessThan(8 * 3_600_000);
    await site.close();
    await peer.stop();
  }, 60_000);

  test('what a killed worker had taken is sent by another when its time is over', async () => {
    const peer = await startSmtpPeer();
    let now = Date.now();
    const env = await stores.fresh();
    const killed = await openSite(env, () => now);
    await killed.post('contact', enquiry);
    await createOutbox(killed.services.db, () => now).claim(10);
    await killed.close();
    const site = await openSite({ ...env, SMTP_URL: peer.url }, () => now);
    site.services.mailing.wake();
    expect(await states(site)).toMatchObject(Array(2).fill({ state: 'waiting', attempts: 1 }));
    now += 5 * 60_000 + 1;
    site.services.mailing.wake();
    await expect.poll(() => states(site)).toMatchObject(Array(2).fill({ state: 'sent' }));
    expect(peer.mails.length).toBe(2);
    await site.close();
    await peer.stop();
  });
});
