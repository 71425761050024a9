import { tabForKey } from './tabForKey.ts';

/** Tabs on pages without React, with TabList's markup; CSS shows the panel of the selected tab. */
for (const list of document.querySelectorAll('[role=tablist]')) {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];

  function select(chosen: HTMLElement): void {
    for (const tab of tabs) {
      const selected = tab === chosen;
      tab.ariaSelected = String(selected);
      tab.tabIndex = selected ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      panel?.toggleAttribute('data-selected', selected);
    }
  }

  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => select(tab));
    tab.addEventListener('keydown', (event) => {
      const next = tabs[tabForKey(event.key, index, tabs.length) ?? -1];
      if (!next) return;
      event.preventDefault();
      select(next);
      next.focus();
    });
  });
}
