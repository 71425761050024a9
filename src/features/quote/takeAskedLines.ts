import { type OrderCatalogue, orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import { mergeLines, type QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import type { AskedList } from './askedList.ts';

interface Taken {
  lines: readonly QuoteLine[];
  /** A list that somebody shared, if the visitor has to choose between it and their own. */
  offered: readonly QuoteLine[];
  /** Names on the stored list that the catalogue has no longer. */
  gone: readonly string[];
  /** How many found no room. */
  left: number;
}

/**
 * The list of the device, together with what the address asks for. Without a catalogue to look them
 * up in, every line stays.
 */
export function takeAskedLines(
  catalogue: OrderCatalogue | undefined,
  { kind, lines, left }: AskedList,
  stored: readonly QuoteLine[],
): Taken {
  const own = stored.filter(({ slug }) => !catalogue || orderProduct(catalogue, slug));
  const gone = stored.filter((line) => !own.includes(line)).map(({ slug }) => slug);
  const kept = { gone, offered: [] };
  if (kind === 'sent') return { ...kept, lines: [], left: 0 };
  if (kind === 'draft') return { ...kept, lines, left: 0 };
  const differs = JSON.stringify(own) !== JSON.stringify(lines);
  if (kind === 'shared' && own.length > 0 && lines.length > 0)
    return { gone, lines: own, offered: differs ? lines : [], left };
  const merged = mergeLines(own, lines);
  return { ...kept, lines: merged.lines, left: merged.left + left };
}
