import { quoteListKey } from './quoteListKey.ts';

/**
 * The part of the quote list and of the comparison's tray that every page has. The rest is loaded once
 * there is something on them, or somebody adds to them.
 */
let tray: Promise<typeof import('../compare/compareTray.ts')> | undefined;
/** Once, as two imports may be answered in the other order than two quick ticks; again if it fails. */
function loadTray() {
  tray ??= import('../compare/compareTray.ts');
  tray.catch(() => {
    tray = undefined;
  });
  return tray;
}
const load = async () => (await import('./startList.ts')).startList();
let list: ReturnType<typeof load> | undefined;

function showStored(): void {
  try {
    // The tray's own key: the tray itself is not to be loaded for that.
    if (localStorage.getItem('compare')) loadTray();
    if (!list && localStorage.getItem(quoteListKey)) {
      list = load();
      list.catch(() => undefined);
    }
  } catch {
    // Storage is blocked: there is no list.
  }
}
showStored();
// Another tab may be the first to have a list, this one before it was left, or an island of it.
for (const event of ['storage', 'pageshow', quoteListKey]) addEventListener(event, showStored);

document.addEventListener('click', async (event) => {
  const target = event.target as HTMLInputElement;
  if (target.dataset.compare) {
    // The tray shows what it holds as soon as it is loaded, which resets the tick.
    const { checked } = target;
    (await loadTray()).changeTick(target, checked);
  }
  const link = target.closest<HTMLAnchorElement>('a[data-quote-add]');
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || elsewhere || event.defaultPrevented) return;
  event.preventDefault();
  list ??= load();
  list.then(
    (add) => add((link.dataset.quoteAdd ?? '').split(' ')),
    // The line is down: the page of the list adds them.
    () => location.assign(link.href),
  );
});
