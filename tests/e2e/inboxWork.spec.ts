import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { signInAs, withDatabase } from '../support/inbox.ts';
import { addSubmissions } from '../support/submission.ts';
import { expect, test } from '../support/test.ts';

/** Three open enquiries that only a search for the returned word finds. */
async function threeEnquiries(): Promise<string> {
  const word = `w${randomUUID().slice(0, 8)}`;
  await withDatabase((db) =>
    addSubmissions(
      db,
      ['First', 'Second', 'Third'].map((subject, index) => ({
        subject: `${subject} ${word}`,
        message: word,
        reference: `${word}-${index}`.toUpperCase(),
        created_at: Date.now() - index * 60_000,
      })),
    ),
  );
  return word;
}

const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Submissions' }).getByRole('listitem');
/** Keys work as soon as a page has loaded; a heading or a list may stand before that. */
async function expectRows(page: Page, count: number): Promise<void> {
  await expect(rowsOf(page)).toHaveCount(count);
  await page.waitForLoadState();
}
async function expectSubmission(page: Page, subject: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await page.waitForLoadState();
}
const told = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('several are assigned and closed at once, undone, and gone through one by one', async ({
    page,
    site,
  }) => {
    const word = await threeEnquiries();
    const { email } = await signInAs(page, site, 'agent');
    await page.goto(`${inboxPaths.list}?q=${word}`);
    await expect(page.getByRole('button', { name: 'Done' })).toBeHidden();
    await rowsOf(page).nth(0).getByRole('checkbox').check();
    await rowsOf(page).nth(2).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await told(page, '2 changed.');
    await expect(rowsOf(page).filter({ hasText: email })).toHaveCount(2);

    await rowsOf(page).nth(1).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(rowsOf(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await told(page, 'Undone. 1 changed.');
    await expect(rowsOf(page)).toHaveCount(3);

    await rowsOf(page).nth(0).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`First ${word}`);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await told(page, 'Saved.');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Third ${word}`);

    // A draft, sent, taken back, and there again.
    const answer = page.getByRole('textbox', { name: 'Answer to' });
    await answer.fill('In two weeks.');
    await page.getByRole('button', { name: 'Keep as draft' }).click();
    await expect(answer).toHaveValue('In two weeks.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await told(page, 'The answer is on its way.');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await told(page, 'Taken back: nothing was sent.');
    await expect(answer).toHaveValue('In two weeks.');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(word);
  });
});

test('keys go through the list, close, undo and assign, and can be switched off', async ({
  page,
  site,
}) => {
  const word = await threeEnquiries();
  const { email } = await signInAs(page, site, 'agent');
  await page.goto(`${inboxPaths.list}?q=${word}`);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rowsOf(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('e');
  await told(page, '1 changed.');
  await expectRows(page, 2);
  // The next one has moved to where the work was.
  await expect(rowsOf(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('z');
  await expectRows(page, 3);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expectSubmission(page, `First ${word}`);
  await page.keyboard.press('a');
  await told(page, 'Saved.');
  await expect(page.getByLabel('Assignee')).toHaveValue(email);
  await page.waitForLoadState();
  await page.keyboard.press('j');
  await expectSubmission(page, `Second ${word}`);
  await page.keyboard.press('u');
  await expectRows(page, 3);

  await page.keyboard.press('?');
  await page.getByLabel('Use these keys on this device').uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.keyboard.press('j');
  await expect(rowsOf(page).getByRole('link').first()).not.toBeFocused();
});

test('a colleague who has it open is seen in the list and on the page', async ({
  page,
  browser,
  site,
}) => {
  const word = await threeEnquiries();
  const { email } = await signInAs(page, site, 'agent');
  await page.goto(`${inboxPaths.list}?q=${word}`);
  await rowsOf(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`First ${word}`);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await context.newPage();
  await signInAs(other, site, 'agent');
  await other.goto(`${site}${inboxPaths.list}?q=${word}`);
  await expect(rowsOf(other).first()).toContainText(`${email.split('@')[0]} has it open`);
  await rowsOf(other).first().getByRole('link').click();
  await told(other, `${email} has this open too.`);
  await context.close();
});
