import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/openTestDatabase.ts';
import { startSmtpPeer } from '../../../tests/support/smtpPeer.ts';
import { openMetrics } from '../metrics/openMetrics.ts';
import { startMailing } from './mailing.ts';
import { outboxRow } from './outboxRow.ts';

const db = openTestDatabase();
const noMetrics = await openMetrics(undefined);
const parts = () => {
  const lines: Record<string, unknown>[] = [];
  const watched: unknown[] = [];
  const outcomes: unknown[] = [];
  return {
    ...{ db, lines, watched, outcomes, now: () => 1000 },
    log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    metrics: {
      ...noMetrics,
      watchOutbox: (counts: unknown) => void watched.push(counts),
      mail: (outcome: unknown) => void outcomes.push(outcome),
    },
  };
};
const add = () =>
  db
    .insertInto('outbox')
    .values(
      outboxRow(
        { kind: 'staff', to: 'a@example.com', replyTo: null, subject: 'x', text: '', html: '' },
        null,
        1000,
      ),
    )
    .execute();

test('without a mail server, mails wait, are counted, and the log says so', async () => {
  await add();
  const { lines, watched, ...rest } = parts();
  const env = { SMTP_URL: undefined, MAIL_FROM: 'site@example.com' };
  const mailing = await startMailing({ ...rest, env });
  expect(mailing.configured).toBe(false);
  expect(lines).toMatchObject([{ level: 40, waiting: 1 }]);
  expect(watched).toEqual([mailing.counts]);
  mailing.wake();
  await mailing.stop(AbortSignal.abort());
  expect(await mailing.counts()).toEqual({ waiting: 1, dead: 0, oldest: 1000 });
});

test('with one, they go out when the server starts and when it is told of more', async () => {
  const peer = await startSmtpPeer();
  const { outcomes, ...rest } = parts();
  const env = { SMTP_URL: peer.url, MAIL_FROM: 'site@example.com' };
  const mailing = await startMailing({ ...rest, env });
  expect(mailing.configured).toBe(true);
  await expect.poll(() => outcomes).toEqual(['sent']);
  await add();
  mailing.wake();
  await expect.poll(() => outcomes).toEqual(['sent', 'sent']);
  await mailing.stop(new AbortController().signal);
  await peer.stop();
  expect(peer.mails.map(({ from }) => from)).toEqual(['site@example.com', 'site@example.com']);
});
