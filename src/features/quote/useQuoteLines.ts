import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { quoteList } from '../../components/quote/quoteList.ts';
import { fitLine } from '../../forms/quoteList/lineChoices.ts';
import { type OrderCatalogue, orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import { mergeLines, newLine, type QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import type { AskedList } from './askedList.ts';
import { loadedCatalogue } from './loadedCatalogue.ts';
import { takeAskedLines } from './takeAskedLines.ts';

interface Removed {
  line: QuoteLine;
  index: number;
}

/** The lines are in the list now: a reload must not add those again that were removed meanwhile. */
function forgetAskedLines(): void {
  const url = new URL(location.href);
  for (const name of ['line', 'product']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/** The quote list on its page: what the server drew at first, then the list of this device. */
export function useQuoteLines(catalogue: OrderCatalogue, asked: AskedList) {
  const lines = useSyncExternalStore(quoteList.subscribe, quoteList.read, () => asked.lines);
  const [ready, setReady] = useState(false);
  const [offered, setOffered] = useState<readonly QuoteLine[]>([]);
  const [removed, setRemoved] = useState<Removed | undefined>(
    asked.removed ? { line: newLine(asked.removed), index: asked.lines.length } : undefined,
  );
  const [gone, setGone] = useState<readonly string[]>([]);
  const [full, setFull] = useState(asked.left > 0);
  const [restored, setRestored] = useState<string>();
  const [said, setSaid] = useState('');
  const nameOf = (slug: string) => orderProduct(catalogue, slug)?.name ?? slug;

  // Before the first paint, so that nobody sees the list without them.
  useLayoutEffect(() => {
    // Drawn ahead of a visit that may never come.
    if ('prerendering' in document && document.prerendering) {
      document.addEventListener('prerenderingchange', take, { once: true });
      return () => document.removeEventListener('prerenderingchange', take);
    }
    take();
    return undefined;

    function take() {
      const taken = takeAskedLines(loadedCatalogue, asked, quoteList.read());
      quoteList.write(taken.lines);
      setOffered(taken.offered);
      setGone(taken.gone);
      setFull(taken.left > 0);
      setReady(true);
      forgetAskedLines();
    }
  }, [asked]);

  const write = useCallback((next: readonly QuoteLine[]) => {
    quoteList.write(next);
    setRemoved(undefined);
    setRestored(undefined);
    setFull(false);
  }, []);

  return {
    lines,
    ready,
    removed,
    offered,
    /** Names on the stored list that the catalogue has no longer. */
    gone,
    full,
    restored,
    /** For those who do not see what a press did. */
    said,
    change(index: number, change: Partial<QuoteLine>) {
      quoteList.write(
        lines.map((line, at) => {
          const product = orderProduct(catalogue, line.slug);
          if (at !== index || !product) return line;
          return fitLine(catalogue, product, { ...line, ...change });
        }),
      );
    },
    remove(index: number) {
      const line = lines[index];
      if (!line) return;
      write(lines.filter((_, at) => at !== index));
      setRemoved({ line, index });
      setSaid(`${nameOf(line.slug)} removed from the list.`);
    },
    /** Puts the line back that was removed last. */
    undo() {
      if (!removed) return;
      const { line, index } = removed;
      write(lines.toSpliced(index, 0, line));
      setRestored(line.slug);
      setSaid(`${nameOf(line.slug)} is back on the list.`);
    },
    add(slug: string) {
      // A line may have been removed since the press.
      const merged = mergeLines(quoteList.read(), [newLine(slug)]);
      write(merged.lines);
      setFull(merged.left > 0);
      if (merged.left === 0)
        setSaid(`${nameOf(slug)} ${merged.added > 0 ? 'added to' : 'is already on'} the list.`);
    },
    /** What somebody else's list holds: added, or instead of one's own. */
    accept(instead: boolean) {
      const merged = mergeLines(instead ? [] : lines, offered);
      write(merged.lines);
      setFull(merged.left > 0);
      setOffered([]);
    },
    decline: () => setOffered([]),
    empty: useCallback(() => write([]), [write]),
  };
}
