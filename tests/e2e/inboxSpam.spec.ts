import { honeypotField } from '../../src/forms/reserved.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { sendEnquiry, signInAs, withDatabase } from '../support/inbox.ts';
import { expect, test } from '../support/test.ts';

const release = 'Not spam: release';

const mailsOf = (id: string) =>
  withDatabase((db) =>
    db
      .selectFrom('outbox')
      .select('kind')
      .where('submission_id', '=', id)
      .orderBy('kind')
      .execute(),
  );

test.describe('without JavaScript', () => {
  // A press that comes too late is answered with 409.
  test.use({ javaScriptEnabled: false, allowedErrors: /status of 409/ });

  test('spam is counted beside the list, and an agent releases it with its mails', async ({
    page,
    site,
  }) => {
    const subject = 'Looks like spam';
    const { id, reference } = await sendEnquiry(page.request, site, {
      subject,
      [honeypotField]: 'filled in',
    });
    const { email } = await signInAs(page, site, 'agent');
    await page.goto(inboxPaths.list);
    await expect(page.getByRole('main')).not.toContainText(reference);
    await page.getByRole('link', { name: /^Spam [1-9]\d*$/ }).click();
    await page.getByRole('link', { name: reference }).click();
    await expect(page.getByText('held back as spam: the hidden field')).toBeVisible();
    const opened = await page.context().newPage();
    await opened.goto(inboxPaths.submission(id));
    await page.getByRole('button', { name: release }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Released' })).toBeVisible();
    await expect(page.getByRole('button', { name: release })).toHaveCount(0);
    await expect(page.getByLabel('State')).toHaveValue('new');
    const entry = page.getByRole('listitem').filter({ hasText: 'Not spam: released' });
    await expect(entry).toContainText(email);

    // A press on a page that was opened before.
    await opened.getByRole('button', { name: release }).click();
    await expect(opened.getByRole('alert')).toContainText('Not spam: released');
    await expect(opened.getByRole('alert')).toContainText(email);
    await opened.close();
    await page.reload();
    await expect(entry).toHaveCount(1);
    expect(await mailsOf(id)).toEqual([{ kind: 'staff' }, { kind: 'visitor' }]);
  });

  test('a reader sees why it is held back and cannot release it', async ({ page, site }) => {
    const { id } = await sendEnquiry(page.request, site, { [honeypotField]: 'filled in' });
    await signInAs(page, site, 'reader');
    await page.goto(inboxPaths.submission(id));
    await expect(page.getByText('This looked like spam, so no mail was sent')).toBeVisible();
    await expect(page.getByRole('button', { name: release })).toHaveCount(0);
    const refused = await page.request.post(inboxPaths.release(id), { headers: { Origin: site } });
    expect(refused.status()).toBe(403);
    expect(await mailsOf(id)).toEqual([]);
  });
});
