import { lineChoices } from './lineChoices.ts';
import type { OrderCatalogue, OrderChoice, OrderProduct } from './orderCatalogue.ts';
import type { QuoteLine } from './quoteLine.ts';

const has = (choices: readonly OrderChoice[], code: string) =>
  choices.some((choice) => choice.code === code);
const known = (choices: readonly OrderChoice[], code: string) => (has(choices, code) ? code : '');

/** The line without what its product is not made with, for example after its mains was changed. */
export function fitLine(
  catalogue: OrderCatalogue,
  product: OrderProduct,
  line: QuoteLine,
): QuoteLine {
  const mains = product.mains.includes(line.mains) ? line.mains : '';
  const { plugs, options, calibrations } = lineChoices(catalogue, product, { mains });
  return {
    ...line,
    mains,
    plug: known(plugs, line.plug),
    options: line.options.filter((code) => has(options, code)),
    calibration: known(calibrations, line.calibration),
  };
}
