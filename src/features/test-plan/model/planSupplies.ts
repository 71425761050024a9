import { quantity } from '../../../catalogue/quantity.ts';
import { portNames } from '../../../content/schemas/standards/requirements.ts';
import type { Eut, Supply } from './matching/eut.ts';

const figures = (supply: Supply | undefined) =>
  supply ? [quantity(supply.volts, 'V'), quantity(supply.amperes, 'A')] : [];

/** The supply at each supply port, in words, as far as it is known. */
export function planSupplies({ phases, ac, dc }: Eut): Record<string, string> {
  const phaseWords = phases && (phases === 3 ? 'three phases' : 'single phase');
  return {
    [portNames.ac]: [...(phaseWords ? [phaseWords] : []), ...figures(ac)].join(', '),
    [portNames.dc]: figures(dc).join(', '),
  };
}
