import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { formNamed } from '../../../tests/support/formNamed.ts';
import { maxDrainBytes } from '../http/requestBody.ts';
import { createBodyBudget } from '../limits/bodyBudget.ts';
import { maxTextBytes, mostBytes } from './bodyLimits.ts';
import { reserveRoom } from './reserveRoom.ts';

const form = formNamed('application');
const most = mostBytes(form);

function open({ pause = 0, wait = 0 } = {}) {
  const limits = { perClient: maxDrainBytes, inAll: maxDrainBytes };
  const rooms = {
    forms: createBodyBudget({ what: 'forms', ...limits }),
    files: createBodyBudget({ what: 'files', ...limits }),
  };
  let asked = 0;
  const given = {
    rooms,
    bodyPace: () => ({ taken: pause === 0, wait: pause }),
    submissions: {
      async waitFor() {
        asked++;
        return wait;
      },
    },
  };
  const reserve = (headers: Record<string, string>) =>
    reserveRoom({ headers } as unknown as IncomingMessage, form, '192.0.2.1', given);
  const held = () => [rooms.forms, rooms.files].map(({ left }) => maxDrainBytes - left());
  return { reserve, held, asked: () => asked };
}
const long = (bytes: number) => ({ 'content-length': String(bytes) });

test('a body that is announced takes no room until it arrives: a text among texts, a file among files', async () => {
  const { reserve, held } = open();
  const [text, file] = [await reserve(long(maxTextBytes)), await reserve(long(most))];
  expect(held()).toEqual([0, 0]);
  text.growTo(1000);
  file.growTo(3000);
  expect(held()).toEqual([1000, 3000]);
  for (const room of [text, file]) room.release();
  expect(held()).toEqual([0, 0]);
});

test('a body of unknown length is a text until it is too long for one', async () => {
  const { reserve, held, asked } = open();
  const room = await reserve({ 'transfer-encoding': 'chunked', 'content-length': '5' });
  room.growTo(maxTextBytes);
  expect(held()).toEqual([maxTextBytes, 0]);
  room.growTo(maxTextBytes + 1);
  expect(held()).toEqual([0, maxTextBytes + 1]);
  expect(asked(), 'it could be a large file').toBe(1);
  room.release();
  expect(held()).toEqual([0, 0]);
});

test('what the form does not accept is refused by its declared length, with its own words', async () => {
  const { reserve } = open();
  const field = form.attachment?.field ?? '';
  const refusal = { status: 413, errors: { [field]: form.attachment?.messages.tooLarge } };
  await expect(reserve(long(most + 1))).rejects.toMatchObject(refusal);
  await expect(reserve({ ...long(maxDrainBytes + 1), accept: 'text/html' })).rejects.toMatchObject(
    refusal,
  );
});

test('of a page, what was typed beside too large a file is read, in no text’s room', async () => {
  const { reserve, held } = open();
  const room = await reserve({ ...long(maxDrainBytes), accept: 'text/html' });
  room.growTo(1000);
  expect(held()).toEqual([0, 1000]);
});

test('a client that sends too often is told how long to wait', async () => {
  const { reserve } = open({ pause: 30_000 });
  const refused = { status: 429, headers: { 'Retry-After': '30' } };
  await expect(reserve(long(10))).rejects.toMatchObject(refused);
});

test('a client that has used up the form is refused a file, not a text that may be a repeat', async () => {
  const { reserve, asked } = open({ wait: 60_000 });
  await reserve(long(maxTextBytes));
  expect(asked()).toBe(0);
  await expect(reserve(long(maxTextBytes + 1))).rejects.toMatchObject({ status: 429 });
});
