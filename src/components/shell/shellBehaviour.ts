import { placeholder } from '../ui/placeholder.ts';
import { slashKey, typedAhead } from './slashKey.ts';

/** The only script on content pages: theme, menus on hover, disclosures, and "/" for search. */
const closeDelay = 150;
const root = document.documentElement;

/** Storage may be blocked. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const themes = [...document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')];

function showTheme(theme: string): void {
  root.dataset.theme = theme;
  for (const input of themes) input.checked = input.value === theme;
}

const showStoredTheme = () => showTheme(stored('theme') ?? root.dataset.theme ?? 'system');

for (const input of themes)
  input.addEventListener('change', () => {
    try {
      localStorage.setItem('theme', input.value);
    } catch {
      // The choice lasts until the next page load.
    }
    showTheme(input.value);
  });
showStoredTheme();
// A page that Back restores has the theme it had; other tabs may choose too.
for (const event of ['pageshow', 'storage']) addEventListener(event, showStoredTheme);

// Left by the inbox, where its writers sign in; the inbox itself asks who they are.
if (stored('writer')) {
  const edit = document.createElement('a');
  edit.className = 'edit-page';
  edit.href = `/inbox/content/page?path=${location.pathname}`;
  edit.textContent = 'Edit this page';
  document.querySelector('footer')?.append(edit);
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
  // For browsers without anchor positioning.
  popover.addEventListener('beforetoggle', () => {
    const { left, bottom } = button.getBoundingClientRect();
    popover.style.setProperty('--menu-left', `${left}px`);
    popover.style.setProperty('--menu-top', `${bottom}px`);
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

/** A picture that did not arrive is replaced once, by a file small enough for any line. */
function replacePicture(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement) || picture.src.endsWith(placeholder)) return;
  for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.remove();
  picture.srcset = '';
  picture.src = placeholder;
}

for (const picture of document.images)
  if (picture.complete && picture.currentSrc && !picture.naturalWidth) replacePicture(picture);
document.addEventListener('error', ({ target }) => replacePicture(target), { capture: true });

// The page behind the open menu must not take the focus. All of it is then styled again: after the
// menu has shown or gone.
const sheet = document.querySelector<HTMLElement>('#menu-sheet');
const opener = document.querySelector('[popovertarget=menu-sheet]');
const behind = [...document.body.children].filter(
  (part): part is HTMLElement => part instanceof HTMLElement && part !== sheet,
);
sheet?.addEventListener('beforetoggle', () => {
  // The button gets the focus back, for which it must be there.
  for (const part of behind) if (part.contains(opener)) part.inert = false;
});
sheet?.addEventListener('toggle', () => {
  for (const part of behind) part.inert = sheet.matches(':popover-open');
});

/** Who goes on typing until the search has come finds it all there. */
let typed: string | undefined;
// Back may restore the page.
addEventListener('pagehide', () => {
  typed = undefined;
});

function typeAhead(before: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey || altKey) return;
  if (key === 'Backspace') typed = before.slice(0, -1);
  else if (key.length === 1) typed = before + key;
  try {
    sessionStorage.setItem(typedAhead, typed ?? '');
  } catch {
    // Then it is typed again.
  }
}

document.addEventListener('keydown', (event) => {
  if (typed !== undefined) return typeAhead(typed, event);
  // Not in a form or a dialog: leaving those could lose what was typed.
  const busy = event.target instanceof Element && event.target.closest('form,dialog,astro-island');
  if (event.key !== '/' || busy || event.ctrlKey || event.metaKey || event.altKey) return;
  if (stored(slashKey) === 'off') return;
  event.preventDefault();
  document.querySelector<HTMLAnchorElement>('a[aria-label="Search"]')?.click();
  typed = '';
});
