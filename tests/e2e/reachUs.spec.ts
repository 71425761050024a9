import { mapTitle } from '../../src/features/contact/mapFeatures.ts';
import { company } from '../../src/site/company.ts';
import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test('the contact page shows how to reach the R&D centre, as a map and in words', async ({
  page,
}) => {
  await page.goto(paths.contact);
  await expect(page.getByRole('img', { name: mapTitle })).toBeVisible();
  for (const way of ['From the airport', 'From the railway station', 'By metro or bus', 'By car'])
    await expect(page.getByRole('term').filter({ hasText: way })).toBeVisible();
});

test('the structured data says where the R&D centre is', async ({ page }) => {
  await page.goto(paths.contact);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(data ?? '') as { '@graph': Record<string, unknown>[] };
  expect(graph.find((entry) => entry['@type'] === 'LocalBusiness')).toMatchObject({
    address: { addressLocality: company.address.locality, postalCode: company.address.postalCode },
    geo: { latitude: company.address.latitude, longitude: company.address.longitude },
  });
});
