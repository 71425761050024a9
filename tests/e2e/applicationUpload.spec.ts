import {
  application,
  test as base,
  expect,
  fillIn,
  openApplication,
  resume,
} from '../support/careers.ts';
import { pdf } from '../support/documents.ts';
import { openUploadProxy } from '../support/uploadProxy.ts';

interface ProxyFixture {
  uploadProxy: Awaited<ReturnType<typeof openUploadProxy>>;
}

const test = base.extend<ProxyFixture>({
  uploadProxy: async ({ clockedServer }, use) => {
    const uploadProxy = await openUploadProxy(clockedServer.port);
    await use(uploadProxy);
    await uploadProxy.close();
  },
  baseURL: ({ uploadProxy }, use) => use(uploadProxy.url),
});

test.use({ allowedErrors: /ERR_CONNECTION|ERR_EMPTY_RESPONSE/ });

const large = resume('large.pdf', pdf(4 * 1024 * 1024));

test('an upload shows progress, can be cancelled, and can be retried without retyping', async ({
  page,
  uploadProxy,
}) => {
  uploadProxy.uploads = 'stall';
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
  uploadProxy.uploads = 'pass';
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toContainText(/Your reference number is \S{6,}/);
});

test('an application survives a lost connection and can be sent again', async ({
  page,
  uploadProxy,
}) => {
  uploadProxy.uploads = 'reset';
  await openApplication(page, 'HR Intern');
  const form = application(page, 'HR Intern');
  await fillIn(page, large);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toContainText('The connection was lost before your application arrived.');
  await expect(form.getByLabel('Email')).toHaveValue('asha@example.com');
  uploadProxy.uploads = 'pass';
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toContainText(/Your reference number is \S{6,}/);
});
