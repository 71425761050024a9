import { watchDraft } from './watchDraft.ts';
import { watchNews } from './watchNews.ts';
import { watchPresence } from './watchPresence.ts';

/** Where the browser stores 'off' if somebody does not want the keys. */
const storeName = 'inbox-keys';
/** Where it stores the place in the list across a change, which loads the list anew. */
const placeName = 'inbox-place';

const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector);

/** Storage may be blocked. */
function remember(store: 'localStorage' | 'sessionStorage', name: string, value: string): void {
  try {
    window[store].setItem(name, value);
  } catch {
    // The choice lasts until the next page load.
  }
}
function recall(store: 'localStorage' | 'sessionStorage', name: string): string | null {
  try {
    return window[store].getItem(name);
  } catch {
    return null;
  }
}

// Pages of the site then offer writers to edit them.
remember('localStorage', 'writer', document.body.dataset.writer === 'true' ? '1' : '');

/** Read anew: the list changes while it is open. */
const rowsNow = () => [...document.querySelectorAll<HTMLElement>('li[data-row]')];
const boxOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLInputElement>('input[name=pick]');
const place = () => rowsNow().findIndex((row) => row.contains(document.activeElement));
function goTo(index: number): void {
  const rows = rowsNow();
  rows[Math.min(Math.max(index, 0), rows.length - 1)]?.querySelector('a')?.focus();
}

/** In the list from row to row, in a submission from one to the next. */
function move(step: 1 | -1): void {
  if (rowsNow().length > 0) goTo(place() + step);
  else find<HTMLAnchorElement>(`a[data-neighbour="${step}"]`)?.click();
}

/** Presses the button for a key; in the list for the ticked submissions, else for this one. */
function press(key: string): void {
  const button = find<HTMLButtonElement>(`button[data-key="${key}"]`);
  if (!button) return;
  const inList = button.closest('.inbox-list') !== null;
  if (inList && !rowsNow().some((row) => boxOf(row)?.checked)) {
    const box = boxOf(rowsNow()[place()]);
    if (!box) return;
    box.checked = true;
  }
  if (inList) remember('sessionStorage', placeName, String(place()));
  button.click();
}

function select(): void {
  const box = boxOf(rowsNow()[place()]);
  if (box) box.click();
}

const actions: Readonly<Record<string, () => void>> = {
  j: () => move(1),
  k: () => move(-1),
  x: select,
  e: () => press('e'),
  a: () => press('a'),
  z: () => press('z'),
  r: () => find('textarea[data-key="r"]')?.focus(),
  u: () => find<HTMLAnchorElement>('a[data-up]')?.click(),
  '/': () => find<HTMLInputElement>('input[type=search]')?.focus(),
  '?': () => find('#inbox-keys')?.togglePopover(),
};

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type=checkbox]),textarea,select,dialog');

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const action = actions[event.key.toLowerCase()];
  if (!action || (recall('localStorage', storeName) === 'off' && event.key !== '?')) return;
  event.preventDefault();
  action();
});

const choice = find<HTMLInputElement>('[data-keys-on]');
if (choice) {
  choice.checked = recall('localStorage', storeName) !== 'off';
  choice.addEventListener('change', () =>
    remember('localStorage', storeName, choice.checked ? 'on' : 'off'),
  );
}

const all = find<HTMLInputElement>('[data-select-all]');
all?.addEventListener('change', () => {
  for (const row of rowsNow()) {
    const box = boxOf(row);
    if (box) box.checked = all.checked;
  }
});

// After a change by key, go on where it was made.
const left = recall('sessionStorage', placeName);
if (left !== null && rowsNow().length > 0 && new URLSearchParams(location.search).has('done')) {
  remember('sessionStorage', placeName, '');
  if (left !== '') goTo(Number(left));
}

const watched = find('[data-presence]');
if (watched) watchPresence(watched);

const answer = find<HTMLTextAreaElement>('textarea[data-draft]');
if (answer) watchDraft(answer);

const news = find('[data-news]');
if (news) watchNews(news);
