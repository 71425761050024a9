import type { Page } from '@playwright/test';
import { company } from '../../src/site/company.ts';
import { application, expect, fillIn, openApplication, resume, test } from '../support/careers.ts';
import { docx, pdf } from '../support/documents.ts';

const megabyte = 1024 * 1024;
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const received = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Your reference number is \S{6,}/ });

test('an application is submitted and acknowledged, and the next one starts empty', async ({
  page,
}) => {
  await openApplication(page, 'HR Intern');
  await fillIn(page, resume('CV.DOCX', docx()));
  await submit(page);
  const dialog = application(page, 'HR Intern');
  await expect(received(page)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Application received' })).toBeFocused();
  await expect(dialog).toContainText(`within ${company.applicationReplyTime}`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await openApplication(page, 'HR Intern');
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('each invalid input gets its own message at once, before anything is sent', async ({
  page,
}) => {
  await page.route('**/api/submissions/**', () => {
    throw new Error('Nothing may be sent');
  });
  await openApplication(page, 'Junior Linux Developer');
  await submit(page);
  for (const text of [
    'Full name is required',
    'Invalid email address',
    'Please choose your resume',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await fillIn(page);
  const notWhole = 'This is not a complete .pdf, .doc or .docx document. Please save it again';
  for (const [name, content, message] of [
    ['large.pdf', pdf(5 * megabyte + 1), 'The file is larger than 5 MB'],
    ['notes.txt', Buffer.from('text'), 'Only .pdf, .doc and .docx files are accepted'],
    ['empty.pdf', Buffer.alloc(0), 'The file is empty'],
    ['renamed.docx', Buffer.from('MZ\x90 program'), notWhole],
    ['truncated.pdf', pdf(100_000).subarray(0, 50_000), notWhole],
  ] as const) {
    await page.getByLabel('Resume').setInputFiles(resume(name, content));
    await expect(page.getByText(message), name).toBeVisible();
    await submit(page);
    await expect(page.getByLabel('Resume')).toBeFocused();
    await expect(page.getByText(message), name).toBeVisible();
  }
  await page.getByLabel('Resume').setInputFiles(resume());
  await expect(page.getByText(notWhole)).toBeHidden();
});

test('a file can be dropped on the form, and a drop beside it is ignored', async ({ page }) => {
  await openApplication(page, 'Marketing Intern');
  await fillIn(page);
  const content = pdf().toString('base64');
  const files = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'dropped.pdf'));
    return transfer;
  }, content);
  await page.locator('footer').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByLabel('Resume')).toHaveValue('');
  const form = page.locator('form').filter({ has: page.getByLabel('Resume') });
  await form.dispatchEvent('dragover', { dataTransfer: files });
  await expect(page.getByLabel('Resume')).toHaveAttribute('data-dropping');
  await form.dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByLabel('Resume')).toHaveValue(/dropped\.pdf$/);
  await submit(page);
  await expect(received(page)).toBeVisible();
});
