import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutboxTable } from '../store/schema.ts';
import type { Outbox } from './outbox.ts';
import { outboxRow } from './outboxRow.ts';
import type { Transport } from './transport.ts';
import { startWorker } from './worker.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const mailTo = (to: string): OutboxTable =>
  outboxRow({ kind: 'staff', to, replyTo: null, subject: to, text: '', html: '' }, null, 0);
/** Lets everything that is not waiting for a timer or a mail server go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function open() {
  const waiting: OutboxTable[] = [];
  const errors: string[] = [];
  const sending: { lane: number; to: string; done: () => void; fail: () => void }[] = [];
  const state = { claims: 0, claimFails: false, recordFails: false, closed: 0, cuts: 0, lanes: 0 };
  const outcomes: string[] = [];
  const openTransport = (): Transport => {
    const lane = state.lanes++;
    return {
      send({ to_address: to }) {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        sending.push({ lane, to, done: resolve, fail: () => reject(new Error('cut')) });
        return promise;
      },
      close: () => void state.closed++,
      cut() {
        state.cuts++;
        for (const one of sending) if (one.lane === lane) one.fail();
      },
    };
  };
  const outbox = {
    async claim() {
      state.claims++;
      if (state.claimFails) throw new Error('database is away');
      return waiting.shift();
    },
    filesOf: async () => [],
    sent: async () => true,
    async failed() {
      if (state.recordFails) throw new Error('database is away');
      return 'waiting' as const;
    },
  } as unknown as Outbox;
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(JSON.parse(line).msg) });
  const onOutcome = (outcome: string) => void outcomes.push(outcome);
  const start = () => startWorker({ outbox, openTransport, log, onOutcome });
  return { waiting, errors, sending, state, outcomes, start };
}
const never = () => new AbortController().signal;

test('three mails are sent at a time, each over a connection of its own; the next take a free one', async () => {
  const { waiting, sending, state, start, outcomes } = open();
  waiting.push(...['a', 'b', 'c', 'd', 'e'].map(mailTo));
  const worker = start();
  await settle();
  expect(state.lanes).toBe(3);
  expect(sending.map(({ to }) => to)).toEqual(['a', 'b', 'c']);
  expect(new Set(sending.map(({ lane }) => lane)).size).toBe(3);
  sending[1]?.done();
  await settle();
  expect(sending.map(({ to }) => to)).toEqual(['a', 'b', 'c', 'd']);
  expect(sending[3]?.lane).toBe(sending[1]?.lane);
  for (const one of sending) one.done();
  await settle();
  sending[4]?.done();
  await worker.stop(never());
  expect(outcomes).toEqual(Array(5).fill('sent'));
});

test('new mails are found when the worker is woken, or by itself every two seconds', async () => {
  const { waiting, sending, state, start } = open();
  const worker = start();
  await settle();
  expect(state.claims).toBe(1);
  waiting.push(mailTo('a'));
  await settle();
  expect(sending).toEqual([]);
  worker.wake();
  await settle();
  expect(sending.map(({ to }) => to)).toEqual(['a']);
  sending[0]?.done();
  await settle();
  waiting.push(mailTo('b'));
  vi.advanceTimersByTime(1_999);
  await settle();
  expect(sending).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await settle();
  expect(sending.map(({ to }) => to)).toEqual(['a', 'b']);
  sending[1]?.done();
  await worker.stop(never());
});

test('a wake-up while the outbox is being asked is not missed', async () => {
  const { waiting, sending, start } = open();
  const worker = start();
  // The question put at the start is still open, and its answer will be that there is none.
  waiting.push(mailTo('a'));
  worker.wake();
  await settle();
  expect(sending.map(({ to }) => to)).toEqual(['a']);
  sending[0]?.done();
  await worker.stop(never());
});

test('an outbox that cannot be read is asked again later', async () => {
  const { waiting, sending, state, errors, start } = open();
  state.claimFails = true;
  waiting.push(mailTo('a'));
  const worker = start();
  await settle();
  expect(errors).toEqual(['could not read the outbox']);
  state.claimFails = false;
  vi.advanceTimersByTime(2_000);
  await settle();
  expect(sending.map(({ to }) => to)).toEqual(['a']);
  sending[0]?.done();
  await worker.stop(never());
});

test('an outcome that cannot be recorded does not stop the lane', async () => {
  const { waiting, sending, state, errors, start } = open();
  waiting.push(...['a', 'b', 'c', 'd'].map(mailTo));
  state.recordFails = true;
  const worker = start();
  await settle();
  sending[0]?.fail();
  await settle();
  expect(errors).toEqual(['could not update the outbox']);
  expect(sending.map(({ to }) => to)).toEqual(['a', 'b', 'c', 'd']);
  for (const one of sending) one.done();
  await worker.stop(never());
});

test('stopping waits for mails being sent, takes no more, and closes the connections', async () => {
  const { waiting, sending, state, start } = open();
  waiting.push(...['a', 'b', 'c', 'd'].map(mailTo));
  const worker = start();
  await settle();
  let stopped = false;
  const stopping = worker.stop(never()).then(() => {
    stopped = true;
  });
  worker.wake();
  for (const one of sending.slice(1)) one.done();
  await settle();
  expect([stopped, state.closed]).toEqual([false, 0]);
  sending[0]?.done();
  await stopping;
  expect(sending).toHaveLength(3);
  expect([state.closed, state.cuts]).toEqual([3, 0]);
  vi.advanceTimersByTime(10_000);
  await settle();
  worker.wake();
  await settle();
  expect(sending, 'nothing is claimed any more').toHaveLength(3);
  expect(waiting).toHaveLength(1);
});

test.each(['before', 'after'])('a mail that hangs is cut off: the signal came %s', async (when) => {
  const { waiting, sending, state, outcomes, start } = open();
  waiting.push(mailTo('a'));
  const worker = start();
  await settle();
  expect(sending).toHaveLength(1);
  const cut = new AbortController();
  if (when === 'before') cut.abort();
  const stopping = worker.stop(cut.signal);
  if (when === 'after') cut.abort();
  await stopping;
  expect([state.cuts, state.closed]).toEqual([3, 3]);
  expect(outcomes).toEqual(['failed']);
});
