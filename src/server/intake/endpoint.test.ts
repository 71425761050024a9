import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pdf } from '../../../tests/support/documents.ts';
import { openTestDatabase } from '../../../tests/support/openTestDatabase.ts';
import { Refusal } from '../http/refusal.ts';
import { maxDrainBytes } from '../http/requestBody.ts';
import { createBodyBudget } from '../limits/bodyBudget.ts';
import { mailComposer } from '../outbox/compose.ts';
import type { Services } from '../services.ts';
import { createUploads } from '../store/uploads.ts';
import { createDrafts } from './drafts.ts';
import { createSubmissionEndpoint } from './endpoint.ts';
import { createIntake } from './intake.ts';
import { createSubmissions } from './submissions.ts';

const db = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'unit-'));
const now = () => Date.UTC(2026, 0, 5);
const secret = 'secret';
const counted: string[][] = [];
const logged: Record<string, unknown>[] = [];
const shown: unknown[] = [];
let woken = 0;
/** What the rules beyond the schema do next. */
let rule: () => void = () => undefined;
let draftsFail = false;
let pause = 0;

const composeMails = mailComposer('staff@example.com', 'https://www.example.com');
const submissions = createSubmissions({
  ...{ db, composeMails, secret, now },
  perHour: 50,
  firstScan: null,
});
const metrics = {
  submission: (...given: string[]) => void counted.push(given),
  suspicion: (form: string, reason: object) => void counted.push([form, JSON.stringify(reason)]),
} as unknown as Services['metrics'];
const room = createBodyBudget({ what: 'forms', perClient: 1_000_000, inAll: 1_000_000 });
const rooms = { forms: room, files: room };
const drafts = createDrafts({ db, secret, now });
const services = {
  ...{ submissions, metrics, rooms, uploads: createUploads(folder) },
  bodyPace: () => ({ taken: pause === 0, wait: pause }),
  env: { SITE_URL: 'https://www.example.com' },
  log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) }),
  drafts: {
    ...drafts,
    save: (...given: Parameters<typeof drafts.save>) =>
      draftsFail ? Promise.reject(new Error('database is away')) : drafts.save(...given),
  },
  intake: createIntake({
    ...{ submissions, secret, now, metrics },
    complete(_form, values) {
      rule();
      return values;
    },
    onAccepted: () => void woken++,
  }),
} as unknown as Services;
const answer = createSubmissionEndpoint(services);
const server = createServer((request, response) => {
  const exchange = {
    ...{ request, response, requestId: 'r1', clientAddress: '192.0.2.1' },
    target: { path: request.url ?? '', search: '' },
  };
  answer(exchange, async (form, result) => {
    shown.push({ form, ...result });
    response.writeHead(result.status).end('the form');
  });
});
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  for (const list of [counted, logged, shown]) list.length = 0;
  rule = () => undefined;
  draftsFail = false;
  pause = 0;
  expect(room.left(), 'all room is given back').toBe(1_000_000);
});

const page = { Accept: 'text/html' };
const script = { 'Content-Type': 'application/json' };
const typed = { email: 'asha@example.com', message: 'How soon?', subject: 'Surge' };
const post = (form: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/api/submissions/${form}`, {
    ...{ method: 'POST', body, headers, redirect: 'manual' },
  });
const postJson = (values: object, headers = {}) =>
  post('contact', JSON.stringify(values), { ...script, ...headers });
const postPage = (values: Record<string, string>, form = 'contact') =>
  post(form, new URLSearchParams(values), page);
async function draftAt(response: Response, form = 'contact') {
  expect(response.status).toBe(303);
  const [, at, id] = /^(.*)\?draft=(.*)$/.exec(response.headers.get('location') ?? '') ?? [];
  expect(at).toBe(form === 'quote' ? '/quote' : `/forms/${form}`);
  return drafts.find(form, id ?? '');
}

test('a script gets the reference, and a repeat gets it again', async () => {
  const before = woken;
  const first = await postJson({ ...typed, _key: 'k1' });
  expect(first.status).toBe(201);
  expect(first.headers.get('content-type')).toBe('application/json');
  expect(first.headers.get('cache-control')).toBe('no-store');
  const { reference } = await first.json();
  const again = await postJson({ ...typed, _key: 'k1' });
  expect([again.status, await again.json()]).toEqual([201, { reference }]);
  expect(woken).toBe(before + 2);
  expect(counted).toEqual([
    ['contact', 'accepted'],
    ['contact', 'repeated'],
  ]);
  expect(logged).toMatchObject([{ requestId: 'r1', form: 'contact', reference }, { reference }]);
});

test('a page is sent on to the form, which thanks with the reference', async () => {
  const response = await postPage({ ...typed, message: 'By page' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/forms\/contact\?sent=DE-/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('what looks like a bot’s is counted, once', async () => {
  const bot = { ...typed, message: 'Buy', _remark: 'x', _key: 'k2' };
  await postJson(bot);
  await postJson(bot);
  expect(counted.filter(([, what]) => what?.startsWith('{'))).toEqual([
    ['contact', '{"spam":"honeypot"}'],
  ]);
});

test('a file is read into memory and leaves nothing on disk', async () => {
  const form = new FormData();
  form.append('name', 'Asha Rao');
  form.append('email', 'asha@example.com');
  form.append('resume', new File([new Uint8Array(pdf())], 'cv.pdf'));
  const response = await post('application', form);
  expect(response.status).toBe(201);
  expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
  const row = await db.selectFrom('attachments').select(['name', 'size']).executeTakeFirst();
  expect(row).toEqual({ name: 'cv.pdf', size: pdf().length });
});

test('a script is told what is wrong with each field', async () => {
  const response = await postJson({ message: 'x', email: 'nobody' });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    ...{ status: 422, detail: expect.stringContaining('invalid') },
    errors: { email: expect.any(String) },
  });
  expect(counted).toEqual([['contact', '422']]);
  expect(logged, 'a visitor’s mistake is no error of ours').toEqual([]);
});

test('a page gets its form back with what was typed and what is wrong', async () => {
  const draft = await draftAt(await postPage({ email: 'nobody', message: 'Long words' }));
  expect(draft?.values).toMatchObject({ email: 'nobody', message: 'Long words' });
  expect(draft?.errors).toMatchObject({ email: expect.any(String), '': expect.any(String) });
});

test('where the draft cannot be kept, the answer is the form itself', async () => {
  draftsFail = true;
  const response = await postPage({ email: 'nobody', message: 'Long words' });
  expect([response.status, await response.text()]).toEqual([422, 'the form']);
  expect(shown).toMatchObject([
    { form: 'contact', status: 422, values: { message: 'Long words' }, errors: {} },
  ]);
});

test.each([410, 429, 503])('a page refused with %d gets its form as the answer', async (status) => {
  rule = () => {
    throw new Refusal(status, 'Not now.', { headers: { 'Retry-After': '7' } });
  };
  const response = await postPage(typed);
  expect(response.status).toBe(status);
  expect(response.headers.get('retry-after')).toBe('7');
  expect(shown).toMatchObject([{ status, errors: { '': 'Not now.' }, values: typed }]);
});

test('pressing a button of the quote list changes the list and stores nothing', async () => {
  const response = await postPage(
    { 'lines.0.slug': 'a', _step: 'remove 0', message: 'x' },
    'quote',
  );
  const draft = await draftAt(response, 'quote');
  expect(draft).toMatchObject({ values: { lines: [], message: 'x' }, errors: {} });
  expect(counted).toEqual([]);
});

test('an error of ours is logged with its cause and told without it', async () => {
  rule = () => {
    throw new Error('disk I/O error');
  };
  const response = await postJson(typed);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await response.text()).not.toContain('disk');
  expect(logged).toMatchObject([
    { level: 50, requestId: 'r1', err: { message: 'disk I/O error' } },
  ]);
});

test('another website is refused: a script at once, a page with what was typed', async () => {
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await postJson(typed, elsewhere)).status).toBe(403);
  const response = await post('contact', new URLSearchParams(typed), { ...page, ...elsewhere });
  expect(response.status).toBe(403);
  expect(shown).toMatchObject([{ status: 403, values: typed }]);
});

test('there are no other forms', async () => {
  for (const name of ['nothing', '', 'constructor'])
    expect((await post(name, '{}', script)).status).toBe(404);
});

/** Sends the head of a request and some of its body, and returns the answer. */
async function sendHead(headers: string, body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const head = `POST /api/submissions/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}${headers}\r\n\r\n${body}`);
  const [first] = await once(socket, 'data');
  socket.destroy();
  return String(first);
}

test('a refused body of reasonable length is still read, one of unknown or great length is cut off', async () => {
  pause = 1000;
  const isCut = async (headers: string) =>
    /^connection: close/im.test(await sendHead(headers, '{'));
  expect(await isCut('Content-Length: 1000')).toBe(false);
  expect(await isCut(`Content-Length: ${maxDrainBytes}`)).toBe(false);
  expect(await isCut(`Content-Length: ${maxDrainBytes + 1}`)).toBe(true);
  expect(await isCut('Transfer-Encoding: chunked')).toBe(true);
});
