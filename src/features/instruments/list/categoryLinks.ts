/**
 * Switches categories in place. What does it is loaded on the first press, once: two imports may be
 * answered in the other order, and then the earlier of two presses would win.
 */
let loading: Promise<typeof import('./switchCategory.ts')> | undefined;
const load = () => (loading ??= import('./switchCategory.ts'));

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-category]');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  load()
    .then(({ chooseCategory }) => chooseCategory(link.href))
    .catch(() => location.assign(link.href));
});

addEventListener('popstate', () =>
  load()
    .then(({ showCategory }) => showCategory(location.href))
    .catch(() => location.reload()),
);
