import { lineChoices, mainsOf } from './lineChoices.ts';
import type { OrderCatalogue, OrderChoice, OrderProduct } from './orderCatalogue.ts';
import type { QuoteLine } from './quoteLine.ts';

/** The product's own order code with that of its mains. */
function productCode(product: OrderProduct, line: Pick<QuoteLine, 'mains'>): string {
  const mains = mainsOf(product, line);
  return mains === '' ? product.code : `${product.code}-${mains}`;
}

/** A line as an order has it: codes and what they stand for, the product first. */
export function orderCodes(
  catalogue: OrderCatalogue,
  product: OrderProduct,
  line: QuoteLine,
): OrderChoice[] {
  const choices = lineChoices(catalogue, product, line);
  const mains = choices.mains.find(({ code }) => code === mainsOf(product, line));
  const open = product.mains.length > 1 ? `${product.name}, mains to be decided` : product.name;
  const chosen = (from: readonly OrderChoice[], codes: readonly string[]) =>
    from.filter(({ code }) => codes.includes(code));
  return [
    {
      code: productCode(product, line),
      name: mains ? `${product.name} for ${mains.name}` : open,
    },
    ...chosen(choices.options, line.options).map(({ code, name }) => ({
      code: `${product.code}/${code}`,
      name,
    })),
    ...chosen(choices.plugs, [line.plug]).map(({ code, name }) => ({
      code,
      name: `Mains lead, plug: ${name}`,
    })),
    ...chosen(choices.calibrations, [line.calibration]),
  ];
}
