import { placeholder } from '../../src/components/ui/placeholder.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedErrors: /status of 404|ERR_FAILED/ });

test('a picture that does not exist or is cut off is replaced by the placeholder', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/\/_astro\/.*\.(?:avif|webp)$/, (route) =>
    asked++ % 2 === 0 ? route.fulfill({ status: 404, body: '' }) : route.abort(),
  );
  await page.goto('/instruments/transient-generators/coupling-network');
  const pictures = page.locator('main img');
  expect(await pictures.count()).toBeGreaterThan(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', placeholder);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
  }
});
