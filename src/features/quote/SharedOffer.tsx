import { Button } from '../../components/ui/Button.tsx';
import { type OrderCatalogue, orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import type { QuoteLine } from '../../forms/quoteList/quoteLine.ts';

interface Props {
  catalogue: OrderCatalogue;
  lines: readonly QuoteLine[];
  onAccept: (instead: boolean) => void;
  onDecline: () => void;
}

/** A list from somebody else's link, while the visitor has one of their own. */
export function SharedOffer({ catalogue, lines, onAccept, onDecline }: Props) {
  return (
    <section
      aria-labelledby="shared-list"
      className="rounded-md border border-accent bg-raised p-5 print:hidden"
    >
      <h3 id="shared-list" className="text-lg font-semibold">
        The link holds another list
      </h3>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {lines.map(({ slug, quantity }) => (
          <li key={slug}>{`${quantity} × ${orderProduct(catalogue, slug)?.name ?? slug}`}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => onAccept(false)}>Add to my list</Button>
        <Button variant="secondary" onClick={() => onAccept(true)}>
          Replace my list
        </Button>
        <Button variant="secondary" onClick={onDecline}>
          Keep my list
        </Button>
      </div>
    </section>
  );
}
