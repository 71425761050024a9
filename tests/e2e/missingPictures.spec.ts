import { placeholder } from '../../src/components/ui/placeholder.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedErrors: /status of 404|ERR_FAILED/ });

for (const [what, fail] of [
  ['does not exist', { status: 404, body: '' }],
  ['is cut off', undefined],
] as const)
  test(`a picture that ${what} is replaced by the placeholder`, async ({ page }) => {
    await page.route(/\/_astro\/.*\.(?:avif|webp)$/, (route) =>
      fail ? route.fulfill(fail) : route.abort(),
    );
    await page.goto('/instruments/transient-generators/coupling-network');
    const pictures = page.locator('main img');
    await pictures.last().scrollIntoViewIfNeeded();
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('src', placeholder);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .not.toBe(0);
    }
  });
