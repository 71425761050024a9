import { type OrderCatalogue, orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import type { QuoteLine } from '../../forms/quoteList/quoteLine.ts';

interface Props {
  catalogue: OrderCatalogue;
  heading: string;
  lines: readonly QuoteLine[];
}

/** The list in short. */
export function QuoteSummary({ catalogue, heading, lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <section
      aria-labelledby="quote-summary"
      className="rounded-md border border-line bg-surface p-6 print:hidden"
    >
      <h2 id="quote-summary" className="text-lg">
        {heading}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {lines.map(({ slug, quantity }) => (
          <li key={slug} className="flex justify-between gap-4 py-2 text-[0.9375rem]">
            <span>{orderProduct(catalogue, slug)?.name ?? slug}</span>
            <span className="figures shrink-0">{`× ${quantity}`}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-edge pt-3 font-semibold">
        <span>Price</span>
        <span>on request</span>
      </p>
    </section>
  );
}
