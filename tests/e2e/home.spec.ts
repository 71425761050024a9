import { builtInSlides } from '../../src/slides/builtInSlides.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

test('the heading is in the HTML and keeps its three lines at every width', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  for (const line of builtInSlides[0]?.headingLines ?? []) expect(html).toContain(`>${line}<`);
  await page.goto('/');
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.locator('h1 > span').evaluateAll((spans) =>
      spans.map((span) => {
        const text = document.createRange();
        text.selectNodeContents(span);
        const { right } = text.getBoundingClientRect();
        return { rows: text.getClientRects().length, right };
      }),
    );
    expect(lines, `${width} px`).toHaveLength(3);
    for (const { rows, right } of lines) {
      expect(rows, `${width} px`).toBe(1);
      expect(right, `${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('four instruments with their reach stand below the slides', async ({ page }) => {
  await page.goto('/');
  const strip = page.getByRole('navigation', { name: 'Four of our instruments' });
  await expect(strip.getByRole('link')).toHaveText([
    /^ESG 30.*30 kV/,
    /^CWG 20-10.*20 kV \/ 10 kA/,
    /^IVG 2400-240000.*2160 kV/,
    /^MULTI-CE7.*kV/,
  ]);
});

test('sections in the specified order, with nine logos twice, at 50 px a second until paused', async ({
  page,
}) => {
  await page.goto('/');
  const headings = await page
    .locator('main h2:not([aria-roledescription=slide] h2)')
    .allInnerTexts();
  expect(headings).toEqual([
    'Test instruments',
    'Products for power, mobility and sensing',
    'Why engineers choose us',
    'How we work with you',
    'Our customers',
    'Request a Free Quote',
  ]);
  const why = page.locator('section', { has: page.getByRole('heading', { name: /^Why/ }) });
  await expect(why.getByRole('listitem')).toHaveCount(5);
  const steps = page.locator('ol:has(h3) h3');
  await expect(steps).toHaveText(['Fast service', 'Expert team', 'Reliable partnership']);

  const strip = page.getByRole('region', { name: 'Our customers' });
  await expect(strip.locator('img')).toHaveCount(18);
  await expect(strip.getByRole('img'), 'section 9 of the specification').toHaveCount(9);
  const track = strip.locator('.logo-track');
  const { width, seconds } = await track.evaluate((element) => ({
    width: element.scrollWidth / 2,
    seconds: Number.parseFloat(getComputedStyle(element).animationDuration),
  }));
  expect(seconds).toBeCloseTo(width / 50, 1);
  // When the animation ends, the second set is where the first began, however many there are.
  const ends = await track.evaluate((element) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(animation.effect?.getComputedTiming().duration) - 0.001;
    }
    const [first, second] = element.children;
    const begin = element.parentElement?.getBoundingClientRect().left ?? 0;
    return [first, second].map((set) => (set?.getBoundingClientRect().left ?? 0) - begin);
  });
  expect(ends[0]).toBeCloseTo(-width, 0);
  expect(ends[1]).toBeCloseTo(0, 0);
  await strip.getByRole('checkbox', { name: 'Pause' }).check({ force: true });
  await expect(track).toHaveCSS('animation-play-state', 'paused');
});

test('the product row scrolls with arrow keys and with buttons that stop at the ends', async ({
  page,
}) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Products', exact: true });
  const previous = row.getByRole('button', { name: 'Previous slide' });
  const next = row.getByRole('button', { name: 'Next slide' });
  await waitForHydration(next);
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(previous).toBeEnabled();
  await row.getByRole('link').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(previous).toBeDisabled();
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight');
  await expect(next).toBeDisabled();
  await previous.press('Enter');
  await expect(next).toBeEnabled();
  await next.press('Enter');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});
