import ClipboardList from 'lucide-react/icons/clipboard-list';
import type { ReactNode, RefObject } from 'react';
import type { Page } from '../../content/schemas/page.ts';
import { type OrderCatalogue, orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import { lineLimits } from '../../forms/quoteList/quoteLine.ts';
import { ListActions } from './ListActions.tsx';
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

interface EmptyListProps {
  section: Page['sections'][number];
}

/** How to fill the list. */
function EmptyList({ section: { heading, body, cards } }: EmptyListProps) {
  return (
    <div className="rounded-md border border-dashed border-edge p-6 print:hidden">
      <ClipboardList aria-hidden="true" className="size-8 text-accent" />
      <h3 className="mt-3 text-lg font-semibold">{heading}</h3>
      {body.map((paragraph) => (
        <p key={paragraph} className="mt-1 text-muted">
          {paragraph}
        </p>
      ))}
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {cards.map(({ title, text, link }) => (
          <li key={title}>
            <a href={link?.href} className="font-semibold text-accent underline">
              {title}
            </a>
            <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ListNoticesProps {
  /** Names the catalogue does not have. */
  unknown: readonly string[];
  /** Lines cannot be shown, because the catalogue did not arrive. */
  unseen: boolean;
  /** The list has no room for what was asked. */
  full: boolean;
  /** What is wrong with the list as a whole. */
  error?: string | undefined;
}

const notice = 'rounded border bg-raised p-4';

/** What became of lines that could not be taken. */
function ListNotices({ unknown, unseen, full, error }: ListNoticesProps) {
  return (
    <div role="alert" className="flex flex-col gap-3 empty:hidden">
      {error && <p className={`${notice} border-danger text-danger`}>{error}</p>}
      {unknown.length > 0 && (
        <p className={`${notice} border-caution wrap-anywhere`}>
          {`We have no product “${unknown.join('”, “')}”, so it is not on the list. If you need it, describe it in the message.`}
        </p>
      )}
      {unseen && (
        <p className={`${notice} border-caution`}>
          Part of your list could not be loaded, so it is not shown here. It is still on this
          device: please load the page again.
        </p>
      )}
      {full && (
        <p className={`${notice} border-caution`}>
          {`A list takes up to ${lineLimits.lines} lines; the rest was left out. Send this one, then start another, or describe the rest in the message.`}
        </p>
      )}
    </div>
  );
}

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
      {lines.length === 0 && <EmptyList section={empty} />}
      {picker}
    </section>
  );
}
