import type { KeyboardEvent } from 'react';

/**
 * Arrow keys go from the box through the results and back. Escape goes back to the box, and in the
 * box it empties it; `clear` then forgets the question.
 */
export function handleResultKeys(event: KeyboardEvent<HTMLElement>, clear: () => void): void {
  const box = event.currentTarget.querySelector('input');
  if (!box) return;
  const stops = [box, ...event.currentTarget.querySelectorAll<HTMLElement>('a[data-result]')];
  const at = stops.indexOf(event.target as HTMLElement);
  if (at === -1) return;

  if (event.key === 'Escape') {
    if (at === 0) {
      box.value = '';
      clear();
    }
    box.focus();
  } else if (event.key === 'ArrowDown') stops[at + 1]?.focus();
  else if (event.key === 'ArrowUp') stops[at - 1]?.focus();
  else return;
  event.preventDefault();
}
