import type { OrderCatalogue, OrderChoice, OrderProduct } from './orderCatalogue.ts';
import type { QuoteLine } from './quoteLine.ts';

interface LineChoices {
  mains: readonly OrderChoice[];
  plugs: readonly OrderChoice[];
  options: readonly OrderChoice[];
  calibrations: readonly OrderChoice[];
}

/** The variant that is delivered: the chosen one, or the only one there is. */
export const mainsOf = ({ mains }: OrderProduct, line: Pick<QuoteLine, 'mains'>) =>
  line.mains || (mains.length === 1 ? (mains[0] ?? '') : '');

/** What can be chosen for a line. The plugs are those of its mains, once that is decided. */
export function lineChoices(
  catalogue: OrderCatalogue,
  product: OrderProduct,
  line: Pick<QuoteLine, 'mains'>,
): LineChoices {
  const chosen = mainsOf(product, line);
  const supplies = chosen === '' ? product.mains : [chosen];
  return {
    mains: catalogue.mains.filter(({ code }) => product.mains.includes(code)),
    plugs: catalogue.plugs.filter(({ mains }) => mains.some((code) => supplies.includes(code))),
    options: product.options,
    calibrations: product.calibrated ? catalogue.calibrations : [],
  };
}
