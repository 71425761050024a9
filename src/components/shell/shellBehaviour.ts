import { afterPaint } from '../ui/afterPaint.ts';

/** The only script on content pages: theme, menus on hover, disclosures, and "/" for search. */
const closeDelay = 150;
const root = document.documentElement;

function remember(theme: string): void {
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Storage may be blocked; the choice then lasts until the next page load.
  }
}

for (const input of document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')) {
  input.checked = input.value === (root.dataset.theme ?? 'system');
  input.addEventListener('change', () => {
    remember(input.value);
    afterPaint(() => {
      if (input.value === 'system') delete root.dataset.theme;
      else root.dataset.theme = input.value;
    });
  });
}

for (const menu of document.querySelectorAll('[data-menu]')) {
  const button = menu.querySelector('button');
  const popover = menu.querySelector<HTMLElement>('[popover]');
  if (!button || !popover) continue;
  let timer = 0;
  let openedByMouse = false;
  menu.addEventListener('pointerenter', (event) => {
    clearTimeout(timer);
    if ((event as PointerEvent).pointerType !== 'mouse' || popover.matches(':popover-open')) return;
    popover.showPopover({ source: button });
    openedByMouse = true;
  });
  menu.addEventListener('pointerleave', () => {
    if (openedByMouse) timer = window.setTimeout(() => popover.hidePopover(), closeDelay);
  });
  // A click must not close a menu that hovering has just opened.
  button.addEventListener('click', (event) => {
    if (openedByMouse && event.detail > 0) event.preventDefault();
  });
  menu.addEventListener('focusout', (event) => {
    const next = (event as FocusEvent).relatedTarget;
    if (next instanceof Node && !menu.contains(next)) popover.hidePopover();
  });
  popover.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') openedByMouse = false;
  });
}

// Opening a disclosure reflows the page, so let its pressed state paint first.
document.addEventListener('click', (event) => {
  const details = event.target instanceof Element && event.target.closest('summary')?.parentElement;
  if (!(details instanceof HTMLDetailsElement) || event.defaultPrevented) return;
  event.preventDefault();
  afterPaint(() => details.toggleAttribute('open'));
});

document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof Element && event.target.closest('input,textarea,select');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  document.querySelector<HTMLAnchorElement>('a[aria-label="Search"]')?.click();
});
