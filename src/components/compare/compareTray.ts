import { compareMax, comparePath } from '../../site/pageAddresses.ts';

/** Where the device keeps what was ticked; quoteBehaviour.ts looks there too. */
const compareKey = 'compare';

interface Item {
  slug: string;
  name: string;
}

const tray = document.querySelector<HTMLFormElement>('#compare-tray');
const status = tray?.querySelector('[role=status]');
const list = tray?.querySelector('ul');
const isItem = (value: unknown): value is Item =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  'name' in value &&
  typeof value.slug === 'string' &&
  typeof value.name === 'string';

function read(): Item[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(compareKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, compareMax) : [];
  } catch {
    return [];
  }
}

/** Kept here too, for where storage is blocked. */
let items = read();

function keep(next: Item[]): void {
  items = next;
  try {
    if (next.length === 0) localStorage.removeItem(compareKey);
    else localStorage.setItem(compareKey, JSON.stringify(next));
  } catch {
    // The choice lasts until the next page.
  }
}

const without = (slug: string) => items.filter((item) => item.slug !== slug);

function entry({ slug, name }: Item): HTMLLIElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `${name} ×`;
  button.ariaLabel = `Remove ${name} from the comparison`;
  button.addEventListener('click', () => {
    keep(without(slug));
    show();
  });
  const element = document.createElement('li');
  element.append(button);
  return element;
}

/** Shows the tray and ticks what it holds, on this page. */
function show(note = ''): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-compare]'))
    box.checked = items.some(({ slug }) => slug === box.value);
  if (!tray || !status || !list) return;
  tray.toggleAttribute('data-open', items.length > 0);
  list.replaceChildren(...items.map(entry));
  status.textContent =
    note ||
    `${items.length} of ${compareMax} chosen${items.length < 2 ? ', one more to compare' : ''}`;
}

/** Takes a tick that was set or removed. */
export function changeTick(box: HTMLInputElement, checked: boolean): void {
  const slug = box.value;
  const name = box.closest('label')?.querySelector('.sr-only')?.textContent?.trim() ?? slug;
  if (checked && without(slug).length >= compareMax) {
    show(`At most ${compareMax} can be compared. Remove one first.`);
    return;
  }
  keep(checked ? [...without(slug), { slug, name }] : without(slug));
  show();
}

tray?.addEventListener('submit', (event) => {
  event.preventDefault();
  location.assign(comparePath(items.map(({ slug }) => slug)));
});
tray?.querySelector('[data-clear]')?.addEventListener('click', () => {
  keep([]);
  show();
});
// A page that Back restores, another tab, and a list that was drawn anew.
for (const event of ['pageshow', 'storage'])
  addEventListener(event, () => {
    items = read();
    show();
  });
document.addEventListener('compare:show', () => show());
show();
