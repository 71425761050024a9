import { company } from '../../src/site/company.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const helpCenter = '/services/help-center';

test('the help centre shows everything specified, and each card leads on', async ({ page }) => {
  await page.goto(helpCenter);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
  for (const tile of ['Installation Guide', 'Troubleshooting', 'Documentation', '24/7 Support'])
    await expect(page.getByRole('heading', { name: tile })).toBeVisible();
  const help = page.locator('section', {
    has: page.getByRole('heading', { name: 'How can we help?' }),
  });
  await expect(help).toContainText('24x7');
  await expect(page.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
  const desk = page.getByRole('complementary', { name: 'Support desk' });
  await expect(desk).toContainText('Monday to Friday');
  await expect(desk).toContainText('9:00 AM to 6:00 PM');
  await expect(desk.getByRole('link', { name: company.phone.text })).toBeVisible();
  await expect(desk.getByRole('link', { name: company.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${company.supportEmail}`,
  );
  const button = (card: string, name: string) =>
    page.getByRole('listitem').filter({ hasText: card }).getByRole('link', { name });
  await expect(button('User Manuals', 'Download')).toHaveAttribute('href', `${helpCenter}/manuals`);
  await expect(button('Video Tutorials', 'Watch Now')).toHaveAttribute(
    'href',
    `${helpCenter}/tutorials`,
  );
  await expect(button('Live Chat', 'Chat Now')).toHaveAttribute('href', '#get-in-touch');
  await expect(button('Phone Support', 'Call Now')).toHaveAttribute(
    'href',
    `tel:${company.phone.dial}`,
  );
});

test('the search box suggests articles while typing, and works by keyboard', async ({ page }) => {
  await page.goto(helpCenter);
  await waitForHydration(page.getByRole('searchbox'));
  const box = page.getByRole('searchbox');
  await box.fill('interlok open');
  await expect(page.getByRole('status').first()).toContainText('results for “interlok open”');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${helpCenter}/troubleshooting/generator-interlock-open`);
  await page.goBack();
  await waitForHydration(box);
  await box.fill('interlock');
  await expect(page.getByRole('link', { name: /^All \d+ results/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^All \d+ results/ })).toBeHidden();
  await box.fill('xylophone');
  await expect(page.getByRole('link', { name: 'Ask an engineer' })).toBeVisible();
});

test('a tile leads to a list, the list to an article, and the article to support', async ({
  page,
}) => {
  await page.goto(helpCenter);
  await page.getByRole('link', { name: /^Troubleshooting/ }).click();
  await expect(page).toHaveURL(`${helpCenter}/troubleshooting`);
  await page.getByRole('link', { name: /RCD trips/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The RCD trips when charging');
  await expect(page.getByText('30 mA protects people')).toBeVisible();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click();
  await expect(page.locator('article h2').first()).toBeInViewport();
  await page.getByRole('link', { name: 'Ask support' }).click();
  await expect(page.locator('#query-product')).toHaveValue('EV chargers');
});

test('every help category has at least three articles', async ({ request }) => {
  for (const list of ['installation', 'troubleshooting', 'documentation', 'tutorials']) {
    const html = await (await request.get(`${helpCenter}/${list}`)).text();
    const articles = new Set(html.match(new RegExp(`href="${helpCenter}/${list}/[^"#]+"`, 'g')));
    expect(articles.size, list).toBeGreaterThanOrEqual(3);
  }
});
