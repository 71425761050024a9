import type { OrderCatalogue, OrderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import type { QuoteLine } from '../../forms/quoteList/quoteLine.ts';

export interface LineProps {
  catalogue: OrderCatalogue;
  product: OrderProduct;
  line: QuoteLine;
  index: number;
  /** As typed without JavaScript, if it was wrong. */
  typedQuantity?: string | undefined;
  /** By the names of the controls. */
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<QuoteLine>) => void;
}
