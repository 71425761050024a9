import { productPath } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const address = productPath('multifunction', 'multi-ce7');

test('name, four figures, picture, waveform and Get Quote stand above the fold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const main = page.getByRole('main');
  const picture = main.locator('.product-stage img');
  const plot = main.getByRole('img', { name: '5/50 ns fast transient' });
  for (const part of [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('definition').filter({ hasText: /^4 kA$/ }),
    picture,
    plot,
    main.getByRole('link', { name: 'Download Data Sheet' }),
    main.getByRole('link', { name: 'Get Quote' }).first(),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  const [left, right] = [await picture.boundingBox(), await plot.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);

  // One waveform at a time, chosen by keyboard, and all of them on paper.
  await expect(main.getByRole('figure')).toHaveCount(1);
  await main.getByRole('radio', { name: '5/50 ns' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('figure')).toContainText('Fast transient burst');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('figure')).toHaveCount(6);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('picture and waveform come within two screens, and the quote stays in reach', async ({
    page,
  }) => {
    await page.goto(address);
    const plot = page.getByRole('img', { name: '5/50 ns fast transient' });
    const end = await plot.evaluate((svg) => svg.getBoundingClientRect().bottom);
    expect(end).toBeLessThan(2 * 844);
    const bar = page.getByRole('complementary', { name: 'MULTI-CE7' });
    for (const part of ['Specifications', 'Documents']) {
      await page.getByRole('heading', { name: part }).scrollIntoViewIfNeeded();
      await expect(bar.getByRole('link', { name: 'Get Quote' })).toBeInViewport({ ratio: 1 });
    }
  });
});
