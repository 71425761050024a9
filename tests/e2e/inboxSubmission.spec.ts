import type { Page } from '@playwright/test';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { newEmail, sendEnquiry, signInAs, withDatabase } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const history = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'History' }) });
const told = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

const giveUpMailOf = (id: string) =>
  withDatabase((db) =>
    db
      .updateTable('outbox')
      .set({ state: 'dead', attempts: 15, last_error: '550 mailbox unavailable' })
      .where('submission_id', '=', id)
      .where('kind', '=', 'visitor')
      .execute(),
  );

test('an enquiry is read, assigned, annotated, answered, its mail retried, and closed, with a history', async ({
  page,
  site: baseURL,
}) => {
  const visitor = newEmail();
  const { id, reference } = await sendEnquiry(page.request, baseURL, {
    email: visitor,
    subject: 'Surge generator',
    message: 'First line\nSecond <b>line</b>',
  });
  await giveUpMailOf(id);
  const { email } = await signInAs(page, baseURL, 'agent');
  await page.goto(inboxPaths.submission(id));
  await expect(page.getByText(reference).first()).toBeVisible();
  await expect(page.getByText('Second <b>line</b>').first()).toBeVisible();

  await page.getByRole('button', { name: 'Assign to me' }).click();
  await told(page, 'Saved.');
  await expect(page.getByLabel('Assignee')).toHaveValue(email);
  await page.getByLabel('Internal note').fill('Called back.\nWants a visit.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByLabel(`Answer to ${visitor}`).fill('In two weeks.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await told(page, 'The answer is on its way.');
  await expect(page.getByText('Attempt 15: 550 mailbox unavailable')).toBeVisible();
  await page.getByRole('button', { name: 'Try again now' }).first().click();
  await told(page, /is being sent again now/);
  await expect(page.getByText('Given up')).toHaveCount(0);
  await page.getByLabel('State').selectOption('done');
  await page.getByRole('button', { name: 'Save' }).click();

  const expected: readonly (readonly [actor: string, words: string])[] = [
    ['visitor', 'Received'],
    [email, 'Read for the first time'],
    [email, 'State: New → In progress'],
    [email, `Assignee: nobody → ${email}`],
    [email, 'Called back.'],
    [email, `Answered by mail to ${visitor}`],
    [email, `Mail to ${visitor} queued again`],
    [email, 'State: In progress → Done'],
  ];
  const events = history(page).getByRole('listitem');
  await expect(events).toHaveCount(expected.length);
  for (const [index, [actor, words]] of expected.entries()) {
    await expect(events.nth(index)).toContainText(actor);
    await expect(events.nth(index)).toContainText(words);
  }

  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await page.goto(`${inboxPaths.list}?state=done&unread=1&q=${reference}`);
  const row = page.getByRole('list', { name: 'Submissions' }).getByRole('listitem');
  await expect(row).toContainText('Unread');

  // A reader sees everything and changes nothing, not even the read mark.
  await signInAs(page, baseURL, 'reader');
  await page.goto(inboxPaths.submission(id));
  await expect(page.getByRole('heading', { name: 'Surge generator' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.goto(`${inboxPaths.list}?state=done&unread=1&q=${reference}`);
  await expect(row).toContainText('Unread');
});
