import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterClosing, atTime, whileOpen } from '../support/atTime.ts';
import { doc, docx, docxWithMacros, pdf } from '../support/documents.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let open: RunningServer;
let closed: RunningServer;

beforeAll(async () => {
  [open, closed] = await Promise.all([
    startServer({ ...atTime(whileOpen), SUBMISSIONS_PER_HOUR: '1000' }),
    startServer(atTime(afterClosing)),
  ]);
});
afterAll(() => Promise.all([open.stop(), closed.stop()]));

interface Answer {
  reference?: string;
  detail?: string;
  errors?: Record<string, string>;
}

async function apply(
  server: RunningServer,
  {
    content,
    name = 'resume.pdf',
    job = 'HR Intern',
    accept = 'application/json',
  }: {
    content: Buffer;
    name?: string;
    job?: string;
    accept?: string;
  },
) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ job, name: 'Asha Rao', email: 'asha@example.com' }))
    body.append(field, value);
  body.append('resume', new File([new Uint8Array(content)], name));
  const headers = { Accept: accept, Origin: server.url };
  const response = await fetch(`${server.url}/api/submissions/application`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, text, answer: (isJson ? JSON.parse(text) : {}) as Answer };
}

const megabytes = (count: number) => count * 1024 * 1024;

test.each([
  ['resume.pdf', pdf()],
  ['resume.doc', doc()],
  ['resume.docx', docx()],
  ['a name that lies.txt', pdf()],
  ['at the limit.pdf', pdf(megabytes(5))],
])('%s is taken by its content', async (name, content) => {
  const { status, answer } = await apply(open, { name, content });
  expect(status).toBe(201);
  expect(answer.reference).toBeTruthy();
});

const notWhole = 'This is not a complete .pdf, .doc or .docx document. Please save it again';

test.each([
  ['oversized', pdf(megabytes(5) + 1), 413, 'The file is larger than 5 MB'],
  ['empty', Buffer.alloc(0), 422, 'The file is empty'],
  ['renamed program', Buffer.from('MZ\x90\x00\x03 program'), 422, notWhole],
  ['renamed page', Buffer.from('<html><script>alert(1)</script>'), 422, notWhole],
  ['truncated', pdf(10_000).subarray(0, 5000), 422, notWhole],
  ['truncated Word 97', doc().subarray(0, 3000), 422, notWhole],
  ['truncated Word', docx().subarray(0, 200), 422, notWhole],
  ['Word with macros', docxWithMacros(), 422, notWhole],
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a0000', 'hex'),
    422,
    'Only .pdf, .doc and .docx files are accepted',
  ],
])('%s is refused in clear words', async (_name, content, expected, message) => {
  const { status, answer } = await apply(open, { content });
  expect(status).toBe(expected);
  expect(answer.errors?.resume).toBe(message);
});

test('a job that is closed takes no applications, however old the page', async () => {
  const { status, answer } = await apply(closed, { content: pdf() });
  expect(status).toBe(410);
  expect(answer.detail).toContain('The last day for this position has passed');
});

test('without JavaScript the refusal is a page', async () => {
  const { status, text } = await apply(closed, { content: pdf(), accept: 'text/html' });
  expect(status).toBe(410);
  expect(text).toContain('The last day for this position has passed');
});

test('a job nobody has posted takes none either', async () => {
  const { status, answer } = await apply(open, { content: pdf(), job: 'Astronaut' });
  expect(status).toBe(422);
  expect(answer.detail).toContain('We have no such position');
});

test('a job’s page closes by itself when its last day has passed', async () => {
  const read = async (server: RunningServer) => {
    const response = await fetch(`${server.url}/careers/hr-intern`);
    return { status: response.status, html: await response.text() };
  };
  const before = await read(open);
  expect(before.status).toBe(200);
  expect(before.html).toContain('"@type":"JobPosting"');
  expect(before.html).toContain('Apply for HR Intern');

  const after = await read(closed);
  expect(after.status).toBe(200);
  expect(after.html).toContain('Applications are closed');
  expect(after.html).not.toMatch(/JobPosting|<form[^>]*multipart/);
  expect(after.html).toContain('<meta name="robots" content="noindex">');
});

test('the closed copy has no address of its own', async () => {
  for (const { url } of [open, closed])
    expect((await fetch(`${url}/careers/hr-intern/closed`)).status).toBe(404);
});
