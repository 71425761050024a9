import { lineLimits, mergeLines, newLine } from '../../forms/quoteList/quoteLine.ts';
import { quoteList } from './quoteList.ts';
import { quotePlan } from './quotePlan.ts';
import './showCount.ts';

/** How long the message stays, unless somebody points at it or tabs into it. */
const shownMilliseconds = 8000;
let timer = 0;

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

function message(added: number, left: number, total: number): string {
  if (left > 0)
    return `A quote list takes ${lineLimits.lines} lines: ${products(left)} found no room.`;
  if (added === 0) return 'Already on your quote list.';
  return `Added to your quote list: ${products(added)}. It now has ${total === 1 ? '1 line' : `${total} lines`}.`;
}

function say(text: string): void {
  const toast = document.querySelector<HTMLElement>('[data-quote-toast]');
  const words = toast?.querySelector('p');
  if (!toast || !words) return;
  // Said again even if the words are the same.
  words.textContent = '';
  toast.dataset.shown = '';
  requestAnimationFrame(() => {
    words.textContent = text;
  });
  clearTimeout(timer);
  const hide = () => {
    if (toast.matches(':hover,:focus-within')) timer = window.setTimeout(hide, shownMilliseconds);
    else delete toast.dataset.shown;
  };
  timer = window.setTimeout(hide, shownMilliseconds);
}

/** Puts products on the list of this device and says so, with the test plan they are for. */
export function addToList(slugs: readonly string[], plan?: string): void {
  if (plan) quotePlan.write(plan);
  const { lines, added, left } = mergeLines(quoteList.read(), slugs.map(newLine));
  if (added > 0) quoteList.write(lines);
  say(message(added, left, lines.length));
}
