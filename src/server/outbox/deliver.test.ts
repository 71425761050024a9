import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import type { OutboxTable } from '../store/schema.ts';
import { deliver, refusesRecipient } from './deliver.ts';
import type { Outbox } from './outbox.ts';
import { outboxRow } from './outboxRow.ts';

afterEach(() => vi.useRealTimers());

const written = { to: 'asha@example.com', replyTo: null, subject: '', text: '', html: '' };
const mail: OutboxTable = { ...outboxRow({ kind: 'visitor', ...written }, null, 0), attempts: 3 };
const files = [{ name: 'a.pdf', content: Buffer.from('x') }];

interface Course {
  /** What the mail server says to the mail. */
  refusal?: unknown;
  outbox?: Partial<Outbox>;
}

async function run({ refusal, outbox = {} }: Course) {
  const lines: Record<string, unknown>[] = [];
  const outcomes: string[] = [];
  const sent: unknown[] = [];
  const pauses: number[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const done = deliver(
    {
      outbox: { filesOf: async () => files, sent: async () => true, ...outbox } as Outbox,
      log,
      onOutcome: (outcome) => void outcomes.push(outcome),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    },
    {
      send: async (...given) => {
        sent.push(given);
        if (refusal) throw refusal;
      },
      close: () => undefined,
      cut: () => undefined,
    },
    mail,
  );
  const error = await done.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { lines, outcomes, sent, pauses, error };
}

const about = { mail: mail.id, kind: 'visitor', attempt: 3 };

test('a mail goes out with its files and is recorded', async () => {
  const { lines, outcomes, sent } = await run({});
  expect(sent).toEqual([[mail, files]]);
  expect(outcomes).toEqual(['sent']);
  expect(lines).toMatchObject([{ ...about, level: 30, msg: 'mail sent' }]);
});

test('a mail whose lease ran out meanwhile is reported, since it may be sent twice', async () => {
  const { lines, outcomes } = await run({ outbox: { sent: async () => false } });
  expect(outcomes).toEqual(['sent']);
  expect(lines).toMatchObject([{ level: 40, msg: expect.stringContaining('sent twice') }]);
});

test('while a slow server answers, the lease is renewed, and the mail recorded under the last one', async () => {
  vi.useFakeTimers();
  const answered = Promise.withResolvers<void>();
  const recorded: unknown[] = [];
  let renewals = 0;
  const outbox: Partial<Outbox> = {
    filesOf: async () => [],
    renew: async (held) => {
      if (++renewals === 2) throw new Error('database is locked');
      return { ...held, locked_until: renewals };
    },
    sent: async (held) => recorded.push(held.locked_until) > 0,
  };
  const sending = deliver(
    { outbox: outbox as Outbox, log: pino({ level: 'silent' }), onOutcome: () => undefined },
    { send: () => answered.promise, close: () => undefined, cut: () => undefined },
    mail,
  );
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  answered.resolve();
  await sending;
  expect([renewals, recorded]).toEqual([4, [4]]);
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(renewals).toBe(4);
});

test('a sent mail is recorded once the database is back', async () => {
  let tries = 0;
  const { outcomes, sent, pauses } = await run({
    outbox: {
      sent: async () => {
        if (++tries < 30) throw new Error('database is locked');
        return true;
      },
    },
  });
  expect(outcomes).toEqual(['sent']);
  expect(sent).toHaveLength(1);
  expect(pauses).toEqual(Array(29).fill(1000));
});

test('after half a minute without a database it is given up', async () => {
  const fails = async () => Promise.reject(new Error('database is locked'));
  const { outcomes, pauses, error } = await run({ outbox: { sent: fails } });
  expect(error).toMatchObject({ message: 'database is locked' });
  expect(outcomes).toEqual([]);
  expect(pauses).toHaveLength(29);
});

const noSuchUser = Object.assign(new Error('550 <asha@example.com>: no such user'), {
  ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 no such user' },
});

test.each([
  [new Error('busy'), 'waiting', 'failed', 40, 'busy', false],
  [noSuchUser, 'dead', 'dead', 50, '550 <…>: no such user', true],
  ['cut off by asha@example.com', 'waiting', 'failed', 40, 'cut off by …', false],
] as const)('%s: the mail is %s', async (refusal, state, outcome, level, reason, final) => {
  const failures: unknown[] = [];
  const failed = async (...given: unknown[]) => {
    failures.push(given);
    return state;
  };
  const { lines, outcomes } = await run({ refusal, outbox: { failed } });
  const said = refusal instanceof Error ? refusal.message : refusal;
  expect(failures).toEqual([[mail, said, final]]);
  expect(outcomes).toEqual([outcome]);
  expect(lines).toMatchObject([{ ...about, level, reason }]);
});

test('a failure after the lease is somebody else’s by now', async () => {
  const outbox = { failed: async () => undefined };
  const { lines, outcomes } = await run({ refusal: new Error('busy'), outbox });
  expect(outcomes).toEqual([]);
  expect(lines).toMatchObject([{ level: 40, msg: expect.stringContaining('ignored') }]);
});

const refusal = (response: string, command = 'RCPT TO', code = 'EENVELOPE') =>
  Object.assign(new Error(response), {
    ...{ code, command, response },
    responseCode: Number(response.slice(0, 3)),
  });

test.each([
  '550 no such user here',
  '550 5.1.1 User unknown',
  '552 5.2.2 Mailbox full',
  '551 moved',
  '553 mailbox name not allowed',
  '550 5.1.78 Unknown reason',
])('%s is final', (response) => expect(refusesRecipient(refusal(response))).toBe(true));

test.each([
  '450 4.2.1 Greylisted',
  '503 5.5.1 Bad sequence',
  '530 5.7.0 Authentication required',
  '550 5.7.1 Relaying denied',
  '550 5.1.8 Sender address rejected: Domain not found',
  '554 5.7.1 Client host blocked',
  '554 Transaction failed',
  '550 5.1.7 Bad sender address',
])('%s may change', (response) => expect(refusesRecipient(refusal(response))).toBe(false));

test('no other step, and no broken connection, is about the recipient', () => {
  expect(refusesRecipient(refusal('550 5.1.1 User unknown', 'MAIL FROM'))).toBe(false);
  expect(refusesRecipient(refusal('554 Message refused', 'DATA', 'EMESSAGE'))).toBe(false);
  expect(refusesRecipient(refusal('535 Wrong password', 'AUTH PLAIN', 'EAUTH'))).toBe(false);
  expect(refusesRecipient(refusal('550 5.1.1 User unknown', 'RCPT TO', 'EDNS'))).toBe(false);
  expect(refusesRecipient(new Error('connect ECONNREFUSED'))).toBe(false);
});
