import { expect, test } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { between, randomFrom, seed } from '../support/random.ts';
import { readMail } from '../support/readMail.ts';
import { openSite } from '../support/site.ts';
import { startSmtpPeer } from '../support/smtpPeer.ts';
import { describeStores } from '../support/stores.ts';

const submissions = 25;

describeStores(`an unreliable mail server, TEST_SEED=${seed},`, (stores) => {
  test('receives every mail exactly once', async () => {
    const random = randomFrom(seed);
    const port = await freePort();
    let now = Date.now();
    const env = { ...(await stores.fresh()), SMTP_URL: `smtp://127.0.0.1:${port}` };
    const site = await openSite(env, () => now);
    const post = () =>
      Promise.all(
        Array.from({ length: submissions }, (_, index) =>
          site.post('contact', { email: `v${index}@example.com`, message: `${index}` }),
        ),
      );
    let posted: ReturnType<typeof post> | undefined;
    const ids: string[] = [];
    /** Mails that are due or being sent. */
    const open = async () => {
      const rows = await site.services.db
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where((where) => where.or([where('run_at', '<=', now), where('locked_until', '>', 0)]))
        .execute();
      return rows.length;
    };
    // Twice the server stops after a few mails, while others are being sent; then it stays up.
    for (const most of [between(random, 3, 20), between(random, 3, 20), undefined]) {
      const enough = Promise.withResolvers<void>();
      const peer = await startSmtpPeer({
        port,
        onMail: () => peer.mails.length === most && enough.resolve(),
      });
      if (posted) {
        // Makes the failed mails due again. None is being sent: its lease would end at once.
        now += 7 * 3_600_000;
        site.services.mailing.wake();
      }
      posted ??= post();
      if (most) {
        await enough.promise;
        await peer.stop();
      }
      expect((await posted).map(({ status }) => status)).toEqual(Array(submissions).fill(201));
      await expect.poll(open).toBe(0);
      if (!most) await peer.stop();
      ids.push(...peer.mails.map(({ source }) => readMail(source).headers['message-id'] ?? ''));
    }
    const kept = await site.services.db.selectFrom('outbox').select(['id', 'state']).execute();
    expect(kept.filter(({ state }) => state !== 'sent')).toEqual([]);
    const sent = ids.map((id) => id.slice(1, 37));
    expect(sent.toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    expect(kept.length).toBe(2 * submissions);
    await site.close();
  });
});
