import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { expectAccessible } from '../support/axe.ts';
import { newEmail, sendEnquiry, signInAs, withDatabase } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

// A change that comes too late is answered with 409.
test.use({ allowedErrors: /status of 409/ });

const answersTo = (id: string) =>
  withDatabase((db) =>
    db
      .selectFrom('outbox')
      .select('text')
      .where('submission_id', '=', id)
      .where('kind', '=', 'answer')
      .execute(),
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer that comes too late keeps its text, shows what changed, and can be sent again', async ({
    page,
    browser,
    site,
  }) => {
    const visitor = newEmail();
    const { id, reference } = await sendEnquiry(page.request, site, { email: visitor });
    await signInAs(page, site, 'agent');
    await page.goto(inboxPaths.submission(id));
    await page.getByLabel(`Answer to ${visitor}`).fill('In two weeks.');

    const other = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
    const theirs = await other.newPage();
    const colleague = await signInAs(theirs, site, 'admin');
    await theirs.goto(inboxPaths.submission(id));
    await theirs.getByLabel('State').selectOption('done');
    await theirs.getByRole('button', { name: 'Save' }).click();

    await page.getByRole('button', { name: 'Send answer' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('changed while you had it open');
    await expect(alert).toContainText('State: New → Done');
    await expect(alert).toContainText(colleague.email);
    expect(await answersTo(id)).toEqual([]);
    await expect(page.getByLabel(`Answer to ${visitor}`)).toHaveValue('In two weeks.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('The answer is on its way.')).toBeVisible();
    await expect(page.getByLabel('State')).toHaveValue('done');
    expect((await answersTo(id)).length).toBe(1);

    await theirs.goto(inboxPaths.record);
    await theirs.getByLabel('Reference').fill(reference);
    await theirs.getByRole('button', { name: 'Show' }).click();
    const auditEvents = theirs.getByRole('list', { name: 'Record' }).getByRole('listitem');
    await expect(auditEvents).toHaveCount(2);
    await expect(auditEvents.first()).toContainText('Answered');
    await expect(auditEvents.last()).toContainText('State changed: New → Done');
    await expect(auditEvents.last()).toContainText(colleague.email);
    await other.close();
  });
});

test('Answer pressed twice mails the customer once', async ({ page, site }) => {
  const visitor = newEmail();
  const { id } = await sendEnquiry(page.request, site, { email: visitor });
  await signInAs(page, site, 'agent');
  await page.goto(inboxPaths.submission(id));
  await page.getByLabel(`Answer to ${visitor}`).fill('In two weeks.');
  await page.getByRole('button', { name: 'Send answer' }).dblclick();
  await expect(page.getByRole('status')).toContainText('The answer is on its way.');
  expect((await answersTo(id)).length).toBe(1);
});

test('what changed meanwhile is shown accessibly', async ({ page, site }) => {
  const { id } = await sendEnquiry(page.request, site, {});
  await signInAs(page, site, 'agent');
  await page.goto(inboxPaths.submission(id));
  await withDatabase((db) =>
    db.updateTable('submissions').set({ version: 7 }).where('id', '=', id).execute(),
  );
  await page.getByLabel('Internal note').fill('Called back.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Internal note')).toHaveValue('Called back.');
  await expectAccessible(page);
});
