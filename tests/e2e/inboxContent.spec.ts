import type { Browser } from '@playwright/test';
import { createContentServices } from '../../src/server/content/contentServices.ts';
import { parseEnv } from '../../src/server/env.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import type { StaffRole } from '../../src/staff/staffRoles.ts';
import { signInAs } from '../support/inbox.ts';
import { everyRule, runAxe } from '../support/runAxe.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

// Uses its own server: drafts and the notice are everybody's. One worker has it.
test.describe.configure({ mode: 'default' });
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'warn' });
});
test.afterAll(async () => {
  await server.stop();
});

async function openAs(browser: Browser, role: StaffRole) {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signInAs(page, server.url, role, server.dataDir);
  return page;
}

/** What a publisher would do, without its build. */
async function publishAll(result: { release: string }) {
  const db = openDatabase(parseEnv({ DATA_DIR: server.dataDir }));
  const { publishing, texts } = createContentServices({
    ...{ db, now: Date.now, release: undefined },
  });
  const taken = await publishing.takePublication(60_000);
  const published = taken && (await texts.textsToPublish(taken));
  if (taken) await publishing.finishPublication(taken.id, result);
  await db.destroy();
  return published;
}

test('a writer changes a job, is told what is wrong, and a publisher publishes it, without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAs(page, server.url, 'writer', server.dataDir);
  await page.goto(inboxPaths.list);
  await expect(page).toHaveURL(inboxPaths.content);
  await page.getByRole('link', { name: 'HR Intern' }).click();
  await page.getByLabel('Last day for applications').fill('2020-01-01');
  await page.getByLabel('Location').fill('Mumbai');
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByRole('alert')).toContainText('must not be before the day of posting');
  await page.getByLabel('Last day for applications').fill('2027-03-31');
  await page.getByRole('button', { name: 'Save and check' }).click();
  await expect(page.getByText('The checks find nothing wrong')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.locator('ins', { hasText: 'Mumbai' })).toBeVisible();

  await page.goto(inboxPaths.publish);
  await page.getByRole('button', { name: 'Ask for it to be published' }).click();
  await expect(page.getByText('Waits for a second person')).toBeVisible();
  expect(await publishAll({ release: 'r1' })).toBe(undefined);

  await context.clearCookies();
  await signInAs(page, server.url, 'publisher', server.dataDir);
  await page.goto(inboxPaths.publish);
  await page.getByRole('button', { name: 'Approve' }).click();
  const published = await publishAll({ release: 'r1' });
  expect(published?.get('jobs/hr-intern.yaml')?.text).toContain('location: Mumbai');
  await page.reload();
  await expect(page.getByText('Live', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await publishAll({ release: 'r0' }))?.size).toBe(0);
  await context.close();
});

test('two who change the same job both see both texts', async ({ browser }) => {
  const open = async () => {
    const page = await openAs(browser, 'writer');
    await page.goto(inboxPaths.contentFile('jobs/marketing-intern.yaml'));
    return page;
  };
  const [first, second] = [await open(), await open()];
  const save = async (page: typeof first, where: string) => {
    await page.getByLabel('Location').fill(where);
    const answered = page.waitForResponse((one) => one.request().method() === 'POST');
    await page.getByRole('button', { name: 'Save draft' }).first().click();
    return (await answered).status();
  };
  expect(await save(first, 'Delhi')).toBe(303);
  expect(await save(second, 'Chennai')).toBe(409);
  const told = second.getByRole('alert');
  await expect(told.locator('del')).toContainText('Delhi');
  await expect(told.locator('ins')).toContainText('Chennai');
  await expect(second.getByLabel('Location')).toHaveValue('Chennai');
  expect(await save(second, 'Chennai')).toBe(303);
});

test('figures wait for a second person; an administrator alone says why', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  await page.goto(inboxPaths.contentOf('/instruments/impulse-voltage'));
  await page.getByLabel('Label', { exact: true }).fill('Impulse voltages');
  await page.getByRole('button', { name: 'Save draft' }).first().click();
  await page.getByRole('link', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Waits for a second person')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.goto(inboxPaths.publish);
  await page.getByLabel('why you publish alone', { exact: false }).fill('The only one this week');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('one person alone: The only one this week')).toBeVisible();
});

test('a notice is on every page at once, and gone when it is taken away', async ({ browser }) => {
  const page = await openAs(browser, 'publisher');
  const text = 'Closed on <Friday> & Saturday';
  await page.goto(inboxPaths.notice);
  await page.getByLabel('Text').fill(text);
  await page.getByLabel('Where', { exact: false }).fill('/contact');
  await page.getByRole('button', { name: 'Save' }).click();
  for (const path of ['/', '/about', '/search?q=surge', '/careers/hr-intern']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Notice' })).toContainText(text);
  }
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    '/inbox/content/page?path=/careers/hr-intern',
  );
  expect(await runAxe(page, everyRule)).toEqual([]);
  await page.goto(inboxPaths.notice);
  await page.getByRole('button', { name: 'Take it away' }).click();
  await page.goto('/about');
  await expect(page.getByRole('complementary', { name: 'Notice' })).toHaveCount(0);
});

test('the forms are accessible at 390 px, where a job is taken off the site', async ({
  browser,
}) => {
  const page = await openAs(browser, 'publisher');
  await page.setViewportSize({ width: 390, height: 844 });
  const job = 'jobs/junior-linux-developer.yaml';
  for (const path of [
    inboxPaths.content,
    inboxPaths.contentFile(job),
    inboxPaths.contentFile('instruments/impulse-voltage.yaml', ['products', 3]),
    inboxPaths.publish,
    inboxPaths.contentHistory(job),
    inboxPaths.contentRemoval(job),
  ]) {
    await page.goto(path);
    expect([path, await runAxe(page, everyRule)]).toEqual([path, []]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([path, over]).toEqual([path, 0]);
  }
  await page.getByRole('radio', { name: 'Something else has its place' }).check();
  await page.getByLabel('the address of that page', { exact: false }).fill('/careers');
  await page.getByRole('button', { name: 'Make this a draft' }).click();
  await expect(page.getByRole('checkbox', { name: 'Redirects' })).toBeVisible();
  await expect(page.getByText('The whole file was removed')).toHaveCount(1);
});
