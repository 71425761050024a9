import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { otherBrowsers } from '../../scripts/browser.ts';
import { paths } from '../../src/site/paths.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';
import { type Visitor, visitorOf } from './visitor.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** The key's code in WebDriver. */
const escapeKey = '\uE00C';

const browsers = [
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKitGTK', start: startWebKit },
] as const;

describe.for(browsers)('$name', ({ name, start }) => {
  const command = otherBrowsers[name];
  describe.skipIf(!command)('a visitor', () => {
    let visitor: Visitor;
    let close: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      const browser = await start(command || []);
      close = browser.close;
      visitor = visitorOf(browser, server.url);
    });
    afterAll(() => close?.());
    afterEach(() => expect(visitor.errors).toEqual([]));

    // WebKitGTK's driver does not come back from this press; a person's hand does.
    test.skipIf(name === 'WebKitGTK')(
      'opens a menu, which stands under its button, and follows it',
      async () => {
        await visitor.resize(1280, 800);
        await visitor.open(paths.about);
        await visitor.click('[popovertarget=menu-products]');
        await visitor.see('#menu-products');
        const button = await visitor.place('[popovertarget=menu-products]');
        const menu = await visitor.place('#menu-products');
        expect(menu.top).toBeGreaterThanOrEqual(button.bottom - 1);
        expect(menu.top).toBeLessThan(button.bottom + 40);
        expect(Math.abs(menu.left - button.left)).toBeLessThan(200);
        await visitor.click(`#menu-products a[href="${paths.evSimulator}"]`);
        await expect.poll(() => visitor.evaluate('location.pathname')).toBe(paths.evSimulator);
      },
    );

    test('has the colours of the chosen theme on every page', async () => {
      const ground = () =>
        visitor.evaluate('getComputedStyle(document.documentElement).backgroundColor');
      await visitor.open(paths.about);
      await visitor.click('label:has([name=theme][value=light])');
      const light = await ground();
      await visitor.click('label:has([name=theme][value=dark])');
      await expect.poll(ground).not.toBe(light);
      const dark = await ground();
      await visitor.open(paths.contact);
      expect(await ground()).toBe(dark);
      await visitor.click('label:has([name=theme][value=system])');
    });

    test('opens the menu of a phone and closes it', async () => {
      await visitor.resize(500, 800);
      await visitor.open(paths.about);
      await visitor.click('header [popovertarget=menu-sheet]');
      await visitor.see('#menu-sheet a');
      await visitor.press([escapeKey]);
      await expect.poll(() => visitor.sees('#menu-sheet')).toBe(false);
      expect(await visitor.evaluate('document.activeElement?.popoverTargetElement?.id')).toBe(
        'menu-sheet',
      );
      await visitor.resize(1280, 800);
    });

    test('sends a message and gets a reference', async () => {
      const form = 'main form[action*=contact]';
      await visitor.open(paths.contact);
      await visitor.wake(`${form} [name=email]`);
      await visitor.click(`${form} [type=submit]`);
      await visitor.see(`${form} [aria-invalid=true]`);
      await visitor.type(`${form} [name=name]`, 'Asha Rao');
      await visitor.type(`${form} [name=email]`, 'asha@example.com');
      await visitor.type(`${form} [name=message]`, 'How soon can you deliver?');
      await visitor.click(`${form} [type=submit]`);
      await expect.poll(() => visitor.read('main', 'innerText')).toMatch(/reference/i);
    });

    test('searches, and finds an instrument', async () => {
      await visitor.open(`${paths.search}?q=multi-ce7`);
      expect(await visitor.read('main', 'innerText')).toMatch(/MULTI-CE7/);
    });

    test('gets an answer from the simulator', async () => {
      await visitor.open(paths.evSimulator);
      expect(await visitor.read('main', 'innerText')).toMatch(/\d km/);
    });

    test('opens a job and closes it', async () => {
      await visitor.open(paths.careers);
      await visitor.click('main a[href*="details"], main a[href*="job="], main article a');
      await visitor.see('dialog[open], main h1');
    });
  });
});
