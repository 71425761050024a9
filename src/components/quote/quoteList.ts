import type { QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import { readStoredLines, writeStoredLines } from '../../forms/quoteList/writtenLines.ts';
import { quoteListKey } from './quoteListKey.ts';

/** Tells of a change in this tab; the browser's own storage event tells the others. */
const changed = quoteListKey;
/** What the page shows while storage is blocked or full. */
let unstored: string | undefined;

function stored(): string | null {
  try {
    return unstored ?? localStorage.getItem(quoteListKey);
  } catch {
    return unstored ?? null;
  }
}

let readFrom: string | null = null;
let lines: readonly QuoteLine[] = [];

/** The quote list of this device: the same array until it changes. */
function read(): readonly QuoteLine[] {
  const text = stored();
  if (text !== readFrom) lines = readStoredLines(text);
  readFrom = text;
  return lines;
}

function write(next: readonly QuoteLine[]): void {
  const text = writeStoredLines(next);
  try {
    if (next.length === 0) localStorage.removeItem(quoteListKey);
    else localStorage.setItem(quoteListKey, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  // A page that Back restores has missed what happened meanwhile.
  const events = [changed, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

export const quoteList = { read, write, subscribe };
