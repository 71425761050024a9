import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { formNamed } from '../../../tests/support/formNamed.ts';
import { createBodyBudget } from '../limits/bodyBudget.ts';
import { maxDrainBytes, maxTextBytes } from './bodyLimits.ts';
import { reserveRoom } from './reserveRoom.ts';

const form = formNamed('contact');

function open({ pause = 0, wait = 0, fails = false } = {}) {
  const bodies = createBodyBudget({ perClient: maxDrainBytes, inAll: maxDrainBytes });
  let asked = 0;
  const limits = {
    bodies,
    bodyPace: () => ({ taken: pause === 0, wait: pause }),
    submissions: {
      async waitFor() {
        asked++;
        if (fails) throw new Error('database is away');
        return wait;
      },
    },
  };
  const reserve = (headers: Record<string, string>) =>
    reserveRoom({ headers } as unknown as IncomingMessage, form, '192.0.2.1', limits);
  return { bodies, reserve, asked: () => asked };
}
const long = (bytes: number) => ({ 'content-length': String(bytes) });

test('room is reserved for the length a body declares, for none if it declares none', async () => {
  const { bodies, reserve } = open();
  (await reserve(long(1000))).release();
  const room = await reserve(long(1000));
  expect(bodies.inFlight()).toBe(1000);
  await reserve({});
  expect(bodies.inFlight()).toBe(1000);
  room.release();
  expect(bodies.inFlight()).toBe(0);
});

test('a body of unknown length gets the room of a text and may grow', async () => {
  const { bodies, reserve, asked } = open();
  const room = await reserve({ 'transfer-encoding': 'chunked', 'content-length': '5' });
  expect(bodies.inFlight()).toBe(maxTextBytes);
  room.growTo(maxTextBytes + 1);
  expect(bodies.inFlight()).toBe(maxTextBytes + 1);
  expect(asked(), 'it could be a large file').toBe(1);
});

test('a body that is too long is refused before anything is reserved', async () => {
  const { bodies, reserve } = open();
  await expect(reserve(long(maxDrainBytes + 1))).rejects.toMatchObject({ status: 413 });
  expect(bodies.inFlight()).toBe(0);
  await expect(reserve(long(maxDrainBytes))).resolves.toBeDefined();
});

test('a client that sends too often is told how long to wait', async () => {
  const { bodies, reserve } = open({ pause: 30_000 });
  const refused = { status: 429, headers: { 'Retry-After': '30' } };
  await expect(reserve(long(10))).rejects.toMatchObject(refused);
  expect(bodies.inFlight()).toBe(0);
});

test('a client that has used up the form is refused a file, not a text that may be a repeat', async () => {
  const { bodies, reserve, asked } = open({ wait: 60_000 });
  (await reserve(long(maxTextBytes))).release();
  expect(asked()).toBe(0);
  await expect(reserve(long(maxTextBytes + 1))).rejects.toMatchObject({ status: 429 });
  expect(bodies.inFlight()).toBe(0);
});

test('room is given back when the database does not answer', async () => {
  const { bodies, reserve } = open({ fails: true });
  await expect(reserve(long(maxTextBytes + 1))).rejects.toThrow('database is away');
  expect(bodies.inFlight()).toBe(0);
});
