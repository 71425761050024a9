import { useEffect, useRef } from 'react';
import { orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import type { QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import { writeQuoteStep } from '../../forms/quoteList/quoteStep.ts';
import { stepField } from '../../forms/reserved.ts';
import type { LineProps } from './LineFields.tsx';
import { QuoteLineCard } from './QuoteLineCard.tsx';

interface Props extends Pick<LineProps, 'catalogue' | 'errors'> {
  lines: readonly QuoteLine[];
  /** By line, as typed without JavaScript. */
  typedQuantities: readonly (string | undefined)[];
  removed: { line: QuoteLine; index: number } | undefined;
  /** The line that was just put back. */
  restored: string | undefined;
  onChange: (index: number, change: Partial<QuoteLine>) => void;
}

interface RemovedLineProps {
  slug: string;
  name: string;
}

/** Stands where a line was removed, takes the focus that was on it, and gives it back. */
function RemovedLine({ slug, name }: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-4 print:hidden">
      <p className="text-muted">{`${name} removed.`}</p>
      <button
        ref={undo}
        type="submit"
        name={stepField}
        value={writeQuoteStep({ kind: 'add', slug })}
        aria-label={`Undo: put ${name} back`}
        data-variant="secondary"
        className="button"
      >
        Undo
      </button>
    </div>
  );
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
