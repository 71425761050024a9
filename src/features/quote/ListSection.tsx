import type { ReactNode, RefObject } from 'react';
import type { Page } from '../../content/schemas/page.ts';
import { type OrderCatalogue, orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListActions } from './ListActions.tsx';
import { ListNotices } from './ListNotices.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { SharedOffer } from './SharedOffer.tsx';
import type { useQuoteLines } from './useQuoteLines.ts';

interface Props {
  catalogue: OrderCatalogue;
  list: ReturnType<typeof useQuoteLines>;
  heading: RefObject<HTMLHeadingElement | null>;
  picker: ReactNode;
  unknown: readonly string[];
  errors: Readonly<Record<string, string>>;
  typedQuantities: readonly (string | undefined)[];
  empty: Page['sections'][number];
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The list with everything that can be done to it. */
export function ListSection(props: Props) {
  const { catalogue, list, heading, picker, unknown, errors, typedQuantities, empty } = props;
  const { lines, offered } = list;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section aria-labelledby="quote-list" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id="quote-list" ref={heading} tabIndex={-1} className="text-heading outline-none">
            Your quote list
          </h2>
          {lines.length > 0 && (
            <p className="text-muted">{`${counted(lines.length, 'line')}, ${counted(pieces, 'piece')}`}</p>
          )}
        </div>
        {lines.length > 0 && <ListActions lines={lines} />}
      </div>
      <p role="status" className="sr-only">
        {list.said}
      </p>
      <ListNotices
        unknown={[...unknown, ...list.gone]}
        unseen={lines.some(({ slug }) => !orderProduct(catalogue, slug))}
        full={list.full}
        error={errors.lines}
      />
      {offered.length > 0 && (
        <SharedOffer
          {...{ catalogue, lines: offered }}
          onAccept={(instead) => {
            list.accept(instead);
            heading.current?.focus();
          }}
          onDecline={() => {
            list.decline();
            heading.current?.focus();
          }}
        />
      )}
      <QuoteLines
        {...{ catalogue, errors, lines, typedQuantities }}
        removed={list.removed}
        restored={list.restored}
        onChange={list.change}
      />
      {lines.length === 0 && <EmptyList {...empty} />}
      {picker}
    </section>
  );
}
