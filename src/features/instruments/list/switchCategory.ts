/** Switches categories without a reload: fetches the other page and swaps in its panel. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-category]')];
const announcement = document.querySelector('#category-status');
let latest = 0;

/** Returns false if another category was chosen in the meantime. */
export async function showCategory(address: string): Promise<boolean> {
  const turn = ++latest;
  const response = await fetch(address);
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const panel = next.querySelector('#category-panel');
  const chosen = next.querySelector('a[data-category][aria-current]')?.getAttribute('href');
  // An error page has neither.
  if (!panel || !chosen) throw new Error(response.statusText);
  if (turn !== latest) return false;
  panel.classList.add('fade-in');
  document.querySelector('#category-panel')?.replaceWith(panel);
  document.title = next.title;
  if (announcement) announcement.textContent = panel.querySelector('h2')?.textContent ?? '';
  for (const link of links) {
    if (link.getAttribute('href') === chosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  return true;
}

export async function chooseCategory(address: string): Promise<void> {
  document.querySelector<HTMLElement>('#category-nav:popover-open')?.hidePopover();
  if (await showCategory(address)) history.pushState(null, '', address);
}
