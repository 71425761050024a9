import type { Page } from '@playwright/test';

/** What a visitor can use, beside links, which lead away. */
export const controlSelector = [
  'button',
  'summary',
  'input:not([type=hidden], [type=file])',
  'select',
  'textarea',
  '[role=tab]',
  '[role=slider]',
  'a[href^="#"]',
].join(', ');

export interface Control {
  index: number;
  kind: string;
  name: string;
}

/** The controls that can be seen and reached now, inside an open dialog or menu if there is one. */
export function visibleControls(page: Page): Promise<readonly Control[]> {
  return page.evaluate((selector) => {
    const open = document.querySelector('dialog[open], :popover-open:not([role=tooltip])');
    return [...document.querySelectorAll(selector)].flatMap((element, index) => {
      if (open && !open.contains(element)) return [];
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (
        element.matches(':disabled, [tabindex="-1"]') ||
        element.closest('[inert], [aria-hidden=true]')
      )
        return [];
      const { width, height, bottom } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || bottom + scrollY <= 0) return [];
      const labels = (element as HTMLInputElement).labels?.[0]?.textContent;
      const name = element.getAttribute('aria-label') ?? labels ?? element.textContent ?? '';
      const type = element.getAttribute('type') ?? '';
      const kind =
        ['input', 'button'].includes(element.localName) && type
          ? `${element.localName} ${type}`
          : element.localName;
      return [{ index, kind, name: name.trim().replace(/\s+/g, ' ').slice(0, 50) }];
    });
  }, controlSelector);
}
