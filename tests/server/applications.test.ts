import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '../support/documents.ts';
import { afterJobsClosed, fakeClock, whileJobsOpen } from '../support/fakeClock.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let open: RunningServer;
let closed: RunningServer;

beforeAll(async () => {
  [open, closed] = await Promise.all([
    startServer({ ...fakeClock(whileJobsOpen), SUBMISSIONS_PER_HOUR: '1000' }),
    startServer(fakeClock(afterJobsClosed)),
  ]);
});
afterAll(() => Promise.all([open.stop(), closed.stop()]));

interface Answer {
  reference?: string;
  detail?: string;
}

async function apply(
  server: RunningServer,
  {
    job = 'HR Intern',
    accept = 'application/json',
  }: {
    job?: string;
    accept?: string;
  } = {},
) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ job, name: 'Asha Rao', email: 'asha@example.com' }))
    body.append(field, value);
  body.append('resume', new File([new Uint8Array(pdf())], 'resume.pdf'));
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

test('an open job accepts applications', async () => {
  const { status, answer } = await apply(open);
  expect(status).toBe(201);
  expect(answer.reference).toBeTruthy();
});

test('a closed job rejects applications, even from a page opened earlier', async () => {
  const { status, answer } = await apply(closed);
  expect(status).toBe(410);
  expect(answer.detail).toContain('The closing date for this position has passed');
});

test('without JavaScript the rejection is a page', async () => {
  const { status, text } = await apply(closed, { accept: 'text/html' });
  expect(status).toBe(410);
  expect(text).toContain('The closing date for this position has passed');
});

test('an unknown job rejects applications', async () => {
  const { status, answer } = await apply(open, { job: 'Astronaut' });
  expect(status).toBe(422);
  expect(answer.detail).toContain('We have no such position');
});

test('a job’s page shows the job as closed after its last day', async () => {
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
  expect(after.html).toContain('Responsibilities');
  expect(after.html).toMatch(/<a [^>]*href="\/careers"[^>]*>[^<]*See all jobs/);
  expect(after.html).not.toMatch(/JobPosting|<form[^>]*multipart/);
  expect(after.html).toContain('<meta name="robots" content="noindex">');
});

test('the closed copy has no address of its own', async () => {
  for (const { url } of [open, closed])
    expect((await fetch(`${url}/careers/hr-intern/closed`)).status).toBe(404);
});
