import { randomUUID } from 'node:crypto';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { expectToFit } from '../support/expectToFit.ts';
import { sendEnquiry, signInAs, withDatabase } from '../support/inbox.ts';
import { addSubmission } from '../support/submission.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleInAllViews } from '../support/views.ts';

test('every inbox page is accessible in both themes and fits wide and narrow screens', async ({
  page,
  site: baseURL,
}) => {
  const word = `w${randomUUID().slice(0, 8)}`;
  const email = `${'long'.repeat(12)}.${word}@example.com`;
  const { id } = await sendEnquiry(page.request, baseURL, {
    email,
    name: 'N'.repeat(100),
    subject: `${word} `.repeat(12),
    message: 'https://example.com/'.padEnd(300, 'x'),
  });
  await withDatabase(async (db) => {
    await addSubmission(db, { message: word, assignee: 'a.long.name@example.com', state: 'spam' });
    await db
      .updateTable('outbox')
      .set({ state: 'dead', last_error: `550 ${'refused'.repeat(20)}` })
      .where('submission_id', '=', id)
      .execute();
  });
  const visit = async (path: string) => {
    await page.goto(path);
    await expectAccessibleInAllViews(page);
    for (const width of [1024, 768, 360]) {
      await page.setViewportSize({ width, height: 780 });
      await expectToFit(page);
    }
  };
  await visit(inboxPaths.signIn);
  await signInAs(page, baseURL, 'admin');
  for (const path of [
    `${inboxPaths.list}?state=any&q=${word}`,
    inboxPaths.submission(id),
    `${inboxPaths.people}?email=${email}`,
    inboxPaths.mail,
    inboxPaths.figures,
    inboxPaths.templates,
    inboxPaths.account,
    inboxPaths.secondFactor,
    inboxPaths.heroes,
    inboxPaths.staff,
    inboxPaths.record,
    `${inboxPaths.record}?person=nobody@example.com`,
    inboxPaths.password,
  ])
    await visit(path);
});

test('the inbox works by keyboard on a phone', async ({ page, site: baseURL }) => {
  const { id, reference } = await sendEnquiry(page.request, baseURL, { subject: 'By keyboard' });
  await signInAs(page, baseURL, 'agent');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(inboxPaths.list);
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'By keyboard' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${inboxPaths.submission(id)}\\?in=`));
  await page.getByRole('button', { name: 'Assign to me' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
});
