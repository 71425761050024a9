import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { formNamed } from '../../../tests/support/formNamed.ts';
import { maxDrainBytes } from '../http/requestBody.ts';
import { createUploads } from '../store/uploads.ts';
import { maxTextBytes, mostBytes } from './bodyLimits.ts';
import { emptyIncoming } from './incoming.ts';
import { readBody } from './readBody.ts';

const folder = mkdtempSync(join(tmpdir(), 'unit-'));
afterAll(() => rmSync(folder, { recursive: true }));
const uploads = createUploads(folder);
const json = 'application/json';
const encoded = 'application/x-www-form-urlencoded';

/** Reads chunks as the body of an application; what was read is there even if it is refused. */
async function read(
  type: string | undefined,
  chunks: readonly (string | Uint8Array)[],
  length: Record<string, string> = { 'transfer-encoding': 'chunked' },
) {
  const form = formNamed('application');
  const incoming = emptyIncoming();
  const grown: number[] = [];
  let left = chunks.length;
  const body = Readable.from(
    (function* () {
      for (const chunk of chunks) {
        left--;
        yield Buffer.from(chunk);
      }
    })(),
    { highWaterMark: 1 },
  );
  const request = Object.assign(body, { headers: { 'content-type': type, ...length } });
  const room = { growTo: (bytes: number) => void grown.push(bytes), release: () => undefined };
  const refusal = await readBody(request as unknown as IncomingMessage, {
    ...{ form, incoming, uploads, room },
  }).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { incoming, grown, refusal, left };
}

async function readForm(form: FormData, change = (body: Uint8Array) => [body]) {
  const response = new Response(form);
  const body = new Uint8Array(await response.arrayBuffer());
  return read(response.headers.get('content-type') ?? '', change(body));
}
function formWith(entries: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value as string);
  return form;
}
const resume = (content: string | Uint8Array<ArrayBuffer>, name = 'cv ½.pdf') =>
  new File([content], name);

test('JSON is an object, in whatever pieces it comes', async () => {
  const { incoming, grown, refusal } = await read('Application/JSON; charset=utf-8', [
    '{"a"',
    ':1}',
  ]);
  expect(refusal).toBeUndefined();
  expect(incoming.json).toEqual({ a: 1 });
  expect(grown).toEqual([4, 7]);
});

test.each(['[1]', 'null', '"text"', '{"a":', ''])('%j is no form', async (body) => {
  const { incoming, refusal } = await read(json, [body]);
  expect(refusal).toMatchObject({ status: 400 });
  expect(incoming.json).toBeUndefined();
});

test('a plain form keeps the order of its fields', async () => {
  const { incoming } = await read(encoded, ['a=1&b=x+y', '&a=%C2%BD']);
  expect(incoming.entries).toEqual([
    ['a', '1'],
    ['b', 'x y'],
    ['a', '½'],
  ]);
});

test.each([
  ['as they are', Buffer.from([0x61, 0x3d, 0xff])],
  ['escaped', 'a=%ff'],
])('bytes that are no text are refused, not replaced: %s', async (_how, body) => {
  const { refusal } = await read(encoded, [body]);
  expect(refusal).toMatchObject({ status: 400 });
});

test.each(['text/plain', '', undefined])('%s is not a format of forms', async (type) => {
  expect((await read(type, ['a=1'])).refusal).toMatchObject({ status: 415 });
});

test('a text may have 256 KiB; a longer one is read to its end and refused', async () => {
  const text = (bytes: number) => `a=${'x'.repeat(bytes - 2)}`;
  expect((await read(encoded, [text(maxTextBytes)])).refusal).toBeUndefined();
  const { grown, refusal } = await read(encoded, [text(maxTextBytes), 'x', 'xx']);
  expect(refusal).toMatchObject({ status: 413 });
  expect(grown, 'what is discarded takes no room').toEqual([maxTextBytes]);
});

test('nothing is read beyond 32 MiB', async () => {
  const half = Buffer.alloc(maxDrainBytes / 2, 'x');
  const { refusal, left } = await read(encoded, [half, half, 'x', 'x']);
  expect(refusal).toMatchObject({ status: 413 });
  expect(left).toBe(1);
});

test('a form with a file keeps its fields, and the file on disk under its own name', async () => {
  const { incoming, refusal } = await readForm(
    formWith([
      ['name', 'Asha'],
      ['resume', resume('the cv')],
      ['email', 'a@example.com'],
    ]),
    (body) => [body.subarray(0, 200), body.subarray(200)],
  );
  expect(refusal).toBeUndefined();
  expect(incoming.entries).toEqual([
    ['name', 'Asha'],
    ['email', 'a@example.com'],
  ]);
  expect(incoming.file?.name).toBe('cv ½.pdf');
  expect(readFileSync(incoming.file?.upload.path ?? '', 'utf8')).toBe('the cv');
  await incoming.file?.upload.remove();
  expect(existsSync(incoming.file?.upload.path ?? '')).toBe(false);
});

test('the largest file is taken, one byte more is refused with its own message', async () => {
  const limit = formNamed('application').attachment?.maxBytes ?? 0;
  const exact = await readForm(formWith([['resume', resume(new Uint8Array(limit))]]));
  expect(exact.refusal).toBeUndefined();
  expect(readFileSync(exact.incoming.file?.upload.path ?? '')).toHaveLength(limit);
  const longer = await readForm(
    formWith([
      ['resume', resume(new Uint8Array(limit + 1))],
      ['name', 'Asha'],
    ]),
  );
  const tooLarge = formNamed('application').attachment?.messages.tooLarge;
  expect(longer.refusal).toMatchObject({ status: 413, errors: { resume: tooLarge } });
  expect(longer.incoming.entries, 'what was typed is kept').toEqual([['name', 'Asha']]);
});

test('other files are not kept: of another field, without a name, a second one', async () => {
  expect((await readForm(formWith([['photo', resume('x')]]))).incoming.file).toBeUndefined();
  expect((await readForm(formWith([['resume', resume('', '')]]))).incoming.file).toBeUndefined();
  const { incoming } = await readForm(
    formWith([
      ['resume', resume('first', 'first.pdf')],
      ['resume', resume('second', 'second.pdf')],
    ]),
  );
  expect(incoming.file?.name).toBe('first.pdf');
});

test.each([
  ['100 fields', Array.from({ length: 100 }, () => ['a', 'x'] as const), undefined],
  ['101 fields', Array.from({ length: 101 }, () => ['a', 'x'] as const), 413],
  ['a field of 128 KiB', [['a', 'x'.repeat(128 * 1024 - 1)] as const], undefined],
  ['a longer field', [['a', 'x'.repeat(128 * 1024 + 1)] as const], 413],
  ['three files', Array.from({ length: 3 }, () => ['photo', resume('x')] as const), 413],
])('%s', async (_what, entries, status) => {
  const { refusal } = await readForm(formWith(entries));
  expect((refusal as { status?: number } | undefined)?.status).toBe(status);
});

test('a form that breaks off is unreadable, and its file is not kept whole', async () => {
  const { incoming, refusal } = await readForm(
    formWith([
      ['name', 'Asha'],
      ['resume', resume('x'.repeat(1000))],
    ]),
    (body) => [body.subarray(0, -600)],
  );
  expect(refusal).toMatchObject({ status: 400 });
  expect(incoming.entries).toEqual([['name', 'Asha']]);
  await expect(incoming.file?.upload.received).rejects.toThrow();
});

test('a body that says it is too long brings its fields, and takes no room for its file', async () => {
  const response = new Response(
    formWith([
      ['name', 'Asha'],
      ['resume', resume(new Uint8Array(1_000_000))],
    ]),
  );
  const { incoming, grown, refusal } = await read(
    response.headers.get('content-type') ?? '',
    [new Uint8Array(await response.arrayBuffer())],
    { 'content-length': String(mostBytes(formNamed('application')) + 1) },
  );
  expect(refusal).toMatchObject({ status: 413, errors: { resume: expect.any(String) } });
  expect(incoming).toMatchObject({ entries: [['name', 'Asha']], file: undefined });
  expect(grown).toEqual([maxTextBytes]);
});

test.each(['\r\nnonsense\r\n', '\r\n\r\n'])(
  'a part without a header, %j, is unreadable',
  async (part) => {
    const { refusal } = await read('multipart/form-data; boundary=x', [`--x${part}--x--\r\n`]);
    expect(refusal).toMatchObject({ status: 400 });
  },
);

test('a form without its boundary is unreadable', async () => {
  expect((await read('multipart/form-data', ['x'])).refusal).toMatchObject({ status: 400 });
});

test('a form with files is not read beyond 32 MiB, and says what was wrong first', async () => {
  const more = Buffer.alloc(8 * 1024 * 1024, 'x');
  const { grown, refusal, left } = await readForm(
    formWith([['resume', resume(new Uint8Array(6 * 1024 * 1024))]]),
    (body) => [body.subarray(0, -100), more, more, more, more, more],
  );
  expect(refusal).toMatchObject({ status: 413, errors: { resume: expect.any(String) } });
  expect(Math.max(...grown), 'no more room than the form can need').toBe(
    mostBytes(formNamed('application')),
  );
  expect(left).toBe(1);
});
