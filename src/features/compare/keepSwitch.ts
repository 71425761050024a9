/** "Only differences" works by style alone; this keeps it in the address, for sharing and reloading. */
document.querySelector('[data-only-differences]')?.addEventListener('change', ({ target }) => {
  const address = new URL(location.href);
  address.searchParams.delete('only');
  if (target instanceof HTMLInputElement && target.checked)
    address.searchParams.set('only', 'differences');
  history.replaceState(null, '', address);
});
