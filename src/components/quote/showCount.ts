import { quoteList } from './quoteList.ts';

const inWords = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

/** Marks the links to the list with its number of lines, and the products that are on it. */
function show(): void {
  const lines = quoteList.read();
  const count = lines.length;
  for (const link of document.querySelectorAll<HTMLElement>('[data-quote-link]')) {
    link.dataset.count = count === 0 ? '' : String(count);
    link.setAttribute('aria-label', count === 0 ? 'Quote list' : `Quote list, ${inWords(count)}`);
  }
  for (const entry of document.querySelectorAll<HTMLElement>('[data-quote-entry]'))
    entry.hidden = count === 0;
  const listed = new Set(lines.map(({ slug }) => slug));
  for (const link of document.querySelectorAll<HTMLElement>('[data-quote-add]')) {
    const slugs = (link.dataset.quoteAdd ?? '').split(' ');
    const all = slugs.every((slug) => listed.has(slug));
    link.toggleAttribute('data-listed', all);
    link.ariaDescription = all ? 'On your quote list' : null;
  }
}

// And again, whichever tab changes the list.
show();
quoteList.subscribe(show);
