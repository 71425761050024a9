import type { Page } from '@playwright/test';
import { details, expect, readMore, test } from '../support/careers.ts';
import { expectToFit } from '../support/expectToFit.ts';
import { afterJobsClosed } from '../support/fakeClock.ts';
import { jobs } from '../support/jobs.ts';
import { expectAccessibleInAllViews } from '../support/views.ts';

interface Thing {
  '@type': string;
  title: string;
  baseSalary: { value: { minValue: number; maxValue: number } };
}

async function postings(page: Page): Promise<Thing[]> {
  const [text = '{}'] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { '@graph': graph = [] }: { '@graph'?: Thing[] } = JSON.parse(text);
  return graph.filter((thing) => thing['@type'] === 'JobPosting');
}

test('each job has a page with all its details', async ({ page }) => {
  for (const job of jobs) {
    await page.goto(`/careers/${job.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
    const main = page.getByRole('main');
    const texts = [job.shortDescription, job.location, ...Object.values(job.details).flat()];
    for (const text of texts) await expect(main).toContainText(text ?? '');
    await expect(page.getByRole('heading', { name: `Apply for ${job.title}` })).toBeVisible();

    const [posting, ...more] = await postings(page);
    if (!posting) throw new Error('The page has no job posting');
    expect(more).toEqual([]);
    expect(posting.title).toBe(job.title);
    // Everything in the structured data is also visible on the page.
    const { minValue, maxValue } = posting.baseSalary.value;
    const pay = [minValue, maxValue].map((sum) => sum.toLocaleString('en-IN'));
    await expect(main).toContainText(`₹${pay.join('–')}`);
  }
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/#apply$/);
  await page.goto('/careers');
  expect(await postings(page), 'the list itself').toEqual([]);
});

test('the page is accessible in both themes and fits 360 px', async ({ page }) => {
  await page.goto('/careers/marketing-intern');
  await expectAccessibleInAllViews(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await expectToFit(page);
});

test('the printed page shows only the posting and where to apply', async ({ page }) => {
  await page.goto('/careers/hr-intern');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Responsibilities' })).toBeVisible();
  await expect(page.getByText(/^Apply at http.*\/careers\/hr-intern$/)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a list left open past the closing date marks jobs as closed', async ({ page }) => {
  await page.clock.setFixedTime(afterJobsClosed);
  await page.goto('/careers');
  await expect(page.getByText('Closed', { exact: true })).toHaveCount(4);
  await readMore(page, 'HR Intern');
  await expect(details(page, 'HR Intern')).toContainText('Applications are closed.');
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
});
