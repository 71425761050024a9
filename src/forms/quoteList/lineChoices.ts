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
