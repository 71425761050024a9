import {
  application,
  test as base,
  expect,
  fillIn,
  openApplication,
  resume,
} from '../support/careers.ts';
import { pdf } from '../support/documents.ts';
import { openUploadLine } from '../support/uploadLine.ts';

interface OnTheLine {
  line: Awaited<ReturnType<typeof openUploadLine>>;
}

const test = base.extend<OnTheLine>({
  line: async ({ seasonServer }, use) => {
    const line = await openUploadLine(seasonServer.port);
    await use(line);
    await line.close();
  },
  baseURL: ({ line }, use) => use(line.url),
});

test.use({ expectedTroubles: /ERR_CONNECTION|ERR_EMPTY_RESPONSE/ });

const large = resume('large.pdf', pdf(4 * 1024 * 1024));

test('an upload shows its progress, can be stopped and tried again without typing', async ({
  page,
  line,
}) => {
  line.uploads = 'halt';
  await openApplication(page, 'HR Intern');
  const form = application(page, 'HR Intern');
  await fillIn(page, large);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('progressbar', { name: 'Sending Resume' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toContainText('Sending was stopped. Everything you entered is still here.');
  await expect(form.getByRole('progressbar')).toBeHidden();
  await expect(form.getByLabel('Full Name')).toHaveValue('Asha Rao');
  await expect(form.getByLabel('Resume')).toHaveValue(/large\.pdf$/);
  line.uploads = 'pass';
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toContainText(/Your reference number is \S{6,}/);
});

test('an application the connection loses is kept and goes through at the next try', async ({
  page,
  line,
}) => {
  line.uploads = 'break';
  await openApplication(page, 'HR Intern');
  const form = application(page, 'HR Intern');
  await fillIn(page, large);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toContainText('The connection was lost before your application arrived.');
  await expect(form.getByLabel('Email')).toHaveValue('asha@example.com');
  line.uploads = 'pass';
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toContainText(/Your reference number is \S{6,}/);
});
