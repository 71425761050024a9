import { useEffect, useRef } from 'react';
import { orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import type { QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import type { LineProps } from './lineProps.ts';
import { QuoteLineCard } from './QuoteLineCard.tsx';
import { RemovedLine } from './RemovedLine.tsx';

interface Props extends Pick<LineProps, 'catalogue' | 'errors'> {
  lines: readonly QuoteLine[];
  /** By line, as typed without JavaScript. */
  typedQuantities: readonly (string | undefined)[];
  removed: { line: QuoteLine; index: number } | undefined;
  /** The line that was just put back. */
  restored: string | undefined;
  onChange: (index: number, change: Partial<QuoteLine>) => void;
}

/** The lines in their order, with the place of the one just removed. */
export function QuoteLines(props: Props) {
  const { catalogue, errors, lines, typedQuantities, removed, restored, onChange } = props;
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (!restored) return;
    const line = [...(list.current?.children ?? [])].find(
      (item) => item instanceof HTMLElement && item.dataset.slug === restored,
    );
    line?.querySelector<HTMLElement>('.quote-line-remove')?.focus();
  }, [restored]);

  const items = lines.flatMap((line, index) => {
    const product = orderProduct(catalogue, line.slug);
    if (!product) return [];
    return (
      <li key={line.slug} data-slug={line.slug}>
        <QuoteLineCard
          {...{ catalogue, product, line, index, errors }}
          typedQuantity={typedQuantities[index]}
          onChange={(change) => onChange(index, change)}
        />
      </li>
    );
  });
  if (removed) {
    const { slug } = removed.line;
    const name = orderProduct(catalogue, slug)?.name ?? slug;
    items.splice(
      removed.index,
      0,
      <li key={`without ${slug}`}>
        <RemovedLine slug={slug} name={name} />
      </li>,
    );
  }
  if (items.length === 0) return null;
  return (
    <ol ref={list} className="quote-lines divide-y divide-line border-y border-line">
      {items}
    </ol>
  );
}
