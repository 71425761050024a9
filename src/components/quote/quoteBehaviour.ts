import { quoteListKey } from './quoteListKey.ts';

/** Loads code once, as two imports may be answered in the other order than two quick presses. */
function once<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

/**
 * The part of the quote list and of the comparison's tray that every page has. The rest is loaded once
 * there is something on them, or somebody adds to them.
 */
const loadTray = once(() => import('../compare/compareTray.ts'));
const loadList = once(() => import('./addToList.ts'));

function showStored(): void {
  try {
    // The tray's own key: the tray itself is not to be loaded for that.
    if (localStorage.getItem('compare')) loadTray();
    if (localStorage.getItem(quoteListKey)) loadList();
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
  loadList().then(
    ({ addToList }) => addToList((link.dataset.quoteAdd ?? '').split(' '), link.dataset.quotePlan),
    // The line is down: the page of the list adds them.
    () => location.assign(link.href),
  );
});
