import type { Page } from '@playwright/test';

/** Interactive elements, except links, which leave the page. */
const controlSelector = [
  'button',
  'summary',
  'input:not([type=hidden], [type=file])',
  'select',
  'textarea',
  '[role=slider]',
  'a[href^="#"]:not(.skip-link)',
].join(', ');

export interface Control {
  index: number;
  kind: string;
  name: string;
}

/**
 * The controls that are reachable now, inside an open dialog or menu if there is one. Of controls
 * whose names differ only by a number, such as list rows, and of links to places on the page in one
 * list, only the first is returned.
 */
export function visibleControls(page: Page, where: string): Promise<readonly Control[]> {
  return page.evaluate(
    ([selector, inside]) => {
      const open = document.querySelector('dialog[open], :popover-open:not([role=tooltip])');
      const isReachable = (element: Element) => {
        // A checkbox drawn by its label is as visible as the label.
        const shown = (element as HTMLInputElement).labels?.[0] ?? element;
        const { width, height } = shown.getBoundingClientRect();
        return (
          (open ? open.contains(element) : element.closest(inside)) &&
          shown.checkVisibility({ visibilityProperty: true }) &&
          width > 1 &&
          height > 1 &&
          !element.matches(':disabled') &&
          !element.closest('[inert], [aria-hidden=true]')
        );
      };
      const seen = new Set<string | Element>();
      return [...document.querySelectorAll(selector)].flatMap((element, index) => {
        if (!isReachable(element)) return [];
        const label = (element as HTMLInputElement).labels?.[0]?.textContent;
        const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
        const name = text.trim().replace(/\s+/g, ' ').slice(0, 50);
        const type = element.localName === 'input' ? (element as HTMLInputElement).type : '';
        const kind = `${element.localName} ${type}`.trim();
        const list = kind === 'a' && element.closest('ul, ol');
        const group = list || `${kind} ${name.replace(/\d+/g, '#')}`;
        if (seen.has(group)) return [];
        seen.add(group);
        return [{ index, kind, name }];
      });
    },
    [controlSelector, where] as const,
  );
}

const typed: Record<string, string> = {
  'input email': 'a@b.in',
  'input tel': '+9120',
  'input number': '42',
  'input search': 'surge',
  'input url': 'https',
  'input text': 'Asha',
  'input date': '1115',
  textarea: 'Asha',
};
const pressed: Record<string, readonly string[]> = {
  select: ['ArrowDown'],
  'input range': ['ArrowRight', 'PageUp', 'ArrowLeft'],
};

/** Milliseconds, of a quick typist. */
const betweenKeys = 150;

/** Scrolls a control into view; returns where to click, or undefined if something covers it. */
const placeOf = (page: Page, index: number) =>
  page.evaluate(
    ([selector, at]) => {
      const element = document.querySelectorAll<HTMLInputElement>(selector)[at];
      if (!element) return undefined;
      const shown = ['checkbox', 'radio'].includes(element.type)
        ? (element.labels?.[0] ?? element)
        : element;
      shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = shown.getBoundingClientRect();
      const place = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(place.x, place.y);
      return hit && (shown.contains(hit) || hit.contains(shown)) ? place : undefined;
    },
    [controlSelector, index] as const,
  );

/** Uses a control with mouse and keyboard; returns false if it cannot be reached. */
export async function actOn(
  page: Page,
  { index, kind }: Control,
  slowly: (action: () => Promise<void>) => Promise<void>,
): Promise<boolean> {
  const place = await placeOf(page, index);
  if (!place) return false;
  const keys = pressed[kind];
  // A dropdown list opens outside the page, so it is operated by keyboard.
  if (keys) await page.locator(controlSelector).nth(index).focus();
  // Nobody presses in the moment in which the pointer arrives.
  else await page.mouse.move(place.x, place.y);
  await slowly(async () => {
    for (const key of keys ?? []) await page.keyboard.press(key, { delay: betweenKeys });
    if (!keys) await page.mouse.click(place.x, place.y);
    await page.keyboard.type(typed[kind] ?? '', { delay: betweenKeys });
  });
  return true;
}
