import { company } from '../../src/site/company.ts';
import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test('introduces the company and its work culture, and ends with the free quote block', async ({
  page,
}) => {
  await page.goto(paths.about);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WHO ARE WE');
  await expect(
    page.getByText('Empowering innovation through sustainable engineering', { exact: true }),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(company.address.locality);
  await expect(main).toContainText(`${company.founded}`);

  const pictures = page.locator('#work-culture').getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('alt', /.{20}/);
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }

  const last = page.locator('main > section').last();
  await expect(last.getByRole('heading', { name: 'Request a Free Quote' })).toBeVisible();
  await expect(last.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', paths.quote);
});
