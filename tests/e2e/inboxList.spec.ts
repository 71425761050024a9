import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { company } from '../../src/site/company.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { signInAs, withDatabase } from '../support/inbox.ts';
import { addSubmissions } from '../support/submission.ts';
import { expect, test } from '../support/test.ts';

/** A word that occurs only in this test's submissions. */
const ownWord = () => `w${randomUUID().slice(0, 8)}`;

const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Submissions' }).getByRole('listitem');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be searched, filtered and paged', async ({ page, baseURL }) => {
    const word = ownWord();
    const reference = (number: number) =>
      `${company.referencePrefix}-${word.slice(1, 5)}-${number}`.toUpperCase();
    await withDatabase((db) =>
      addSubmissions(
        db,
        Array.from({ length: 35 }, (_, number) => ({
          reference: reference(number),
          subject: `Question ${number}`,
          message: word,
          created_at: Date.UTC(2020, 0, 1) + number * 1000,
          read_at: number === 34 ? null : 1,
          state: number === 33 ? 'done' : 'new',
          form: number === 32 ? 'solar' : 'contact',
        })),
      ),
    );
    await signInAs(page, baseURL ?? '', 'reader');
    await page.goto(inboxPaths.list);
    await page.getByRole('searchbox', { name: 'Search' }).fill(word);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(rowsOf(page)).toHaveCount(25);
    await expect(rowsOf(page).first()).toContainText('Question 34');
    await expect(rowsOf(page).first()).toContainText('Unread');
    await expect(rowsOf(page).nth(1)).toContainText('Question 32');
    await expect(rowsOf(page).nth(1)).not.toContainText('Unread');

    await page.getByRole('link', { name: 'Older' }).click();
    await expect(rowsOf(page)).toHaveCount(9);
    await expect(rowsOf(page).last()).toContainText('Question 0');
    await page.getByRole('link', { name: 'Newer' }).click();
    await expect(rowsOf(page).first()).toContainText('Question 34');

    const unfold = () => page.locator('summary', { hasText: 'Filters' }).click();
    const narrow = async (label: string, value: string) => {
      await unfold();
      await page.getByLabel(label, { exact: true }).selectOption(value);
      await page.getByRole('button', { name: 'Search' }).click();
    };
    await narrow('Form', 'solar');
    await expect(rowsOf(page)).toHaveCount(1);
    await narrow('State', 'done');
    await expect(page.getByText('No submissions found.')).toBeVisible();
    await page.getByRole('link', { name: 'Search all states' }).click();
    await expect(rowsOf(page)).toHaveCount(1);
    await unfold();
    await page.getByLabel('To').fill('2019-12-31');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No submissions found.')).toBeVisible();
    await unfold();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');

    await page.goto(`${inboxPaths.list}?q=${reference(7)}`);
    await rowsOf(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 7');
  });
});
