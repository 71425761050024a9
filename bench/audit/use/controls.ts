import type { Page } from '@playwright/test';

/** Interactive elements, except links, which leave the page. */
export const controlSelector = [
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
