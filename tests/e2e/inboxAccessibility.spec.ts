import { randomUUID } from 'node:crypto';
import { honeypotField } from '../../src/forms/reserved.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { expectToFit } from '../support/expectToFit.ts';
import { sendEnquiry, signInAs, withDatabase } from '../support/inbox.ts';
import { addSubmission } from '../support/submission.ts';
import { test } from '../support/test.ts';
import { expectAccessibleInAllViews } from '../support/views.ts';

test('every inbox page is accessible in both themes and fits a phone', async ({
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
  const held = await sendEnquiry(page.request, baseURL, { [honeypotField]: 'filled in' });
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
    await page.setViewportSize({ width: 360, height: 780 });
    await expectToFit(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await visit(inboxPaths.signIn);
  await signInAs(page, baseURL, 'admin');
  for (const path of [
    `${inboxPaths.list}?state=any&q=${word}`,
    inboxPaths.submission(id),
    inboxPaths.spam,
    inboxPaths.submission(held.id),
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
    await test.step(path, () => visit(path));
});
