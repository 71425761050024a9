import { setTimeout as after } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { recordAttempts, renewMilliseconds } from '../../src/server/outbox/deliver.ts';
import { createOutbox, lease } from '../../src/server/outbox/outbox.ts';
import { smtpTransport } from '../../src/server/outbox/transport.ts';
import { startWorker } from '../../src/server/outbox/worker.ts';
import { countMails, outboxRows } from '../support/outboxRows.ts';
import { readMail } from '../support/readMail.ts';
import { openSite } from '../support/site.ts';
import { startSmtpPeer } from '../support/smtpPeer.ts';
import { describeSqlite } from '../support/stores.ts';

test('a renewal that fails, another and recording take at most half of a lease', () => {
  const recording = recordAttempts * 1000;
  expect(2 * renewMilliseconds + recording).toBeLessThanOrEqual(lease / 2);
});

describeSqlite('a slow mail server', (stores) => {
  test('gets each mail once from two workers, though it needs longer than a lease', async () => {
    // In milliseconds; the true ones are minutes.
    const [answering, limit, leased] = [400, 1000, 2500];
    let slow = true;
    const peer = await startSmtpPeer({
      beforeAnswering: async () => void (slow && (await after(answering))),
      beforeAccepting: async () => void (slow && (await after(leased))),
    });
    let later = 0;
    const now = () => Date.now() + later;
    const site = await openSite(await stores.fresh(), now);
    for (const name of ['ann', 'ben', 'cho'])
      await site.post('contact', { email: `${name}@example.com`, message: name });
    const start = () =>
      startWorker({
        outbox: createOutbox(site.services.db, now, leased),
        openTransport: () => smtpTransport(peer.url, 'site@example.com', limit),
        log: pino({ level: 'silent' }),
        onOutcome: () => undefined,
      });
    const workers = [start(), start()];
    await expect
      .poll(() => outboxRows(site))
      .toMatchObject(
        Array(6).fill({
          state: 'waiting',
          locked_until: null,
          last_error: expect.stringContaining(`longer than ${limit} ms`),
        }),
      );
    slow = false;
    later = 3_600_000;
    for (const worker of workers) worker.wake();
    await expect.poll(() => countMails(site, 'sent')).toBe(6);
    const ids = peer.mails.map(({ source }) => readMail(source).headers['message-id']);
    expect(ids.length).toBe(6);
    expect(new Set(ids).size).toBe(6);
    await Promise.all(workers.map((worker) => worker.stop(AbortSignal.timeout(5000))));
    await site.close();
    await peer.stop();
  });

  test('that hangs on one mail gets all others meanwhile', async () => {
    const released = Promise.withResolvers<void>();
    const peer = await startSmtpPeer({
      beforeAnswering: async (address) =>
        void (address === 'hang@example.com' && (await released.promise)),
    });
    const site = await openSite({ ...(await stores.fresh()), SMTP_URL: peer.url });
    for (const name of ['hang', ...Array.from({ length: 10 }, (_, index) => `v${index}`)])
      await site.post('contact', { email: `${name}@example.com`, message: name });
    await expect.poll(() => countMails(site, 'sent')).toBe(21);
    const hanging = (await outboxRows(site)).filter(({ state }) => state !== 'sent');
    expect(hanging).toMatchObject([
      { to_address: 'hang@example.com', attempts: 1, locked_until: expect.any(Number) },
    ]);
    released.resolve();
    await expect.poll(() => countMails(site, 'sent')).toBe(22);
    expect(peer.mails.length).toBe(22);
    await site.close();
    await peer.stop();
  });
});
