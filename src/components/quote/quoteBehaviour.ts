import { quoteListKey } from './quoteListKey.ts';

/**
 * The part of the quote list that every page has. The rest is loaded once there is something on the
 * list, or somebody presses a link that adds to it.
 */
const load = async () => (await import('./startList.ts')).startList();
let list: ReturnType<typeof load> | undefined;

function showStored(): void {
  try {
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

document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-quote-add]');
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
