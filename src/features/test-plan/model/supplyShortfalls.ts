import { quantity } from '../../../catalogue/quantity.ts';
import type { Port } from '../../../content/schemas/requirements.ts';
import type { Eut } from './eut.ts';
import type { Instrument } from './instrument.ts';

const phaseWords = (phases: number) => (phases === 3 ? 'three phases' : 'one phase');

/** A figure that the instrument does not reach: what is asked, and what it has. */
export interface Shortfall {
  asked: string;
  reached: string;
}

/** Where an instrument's connection is too small for the supply of the equipment under test. */
export function supplyShortfalls({ eut }: Instrument, port: Port, asked: Eut): Shortfall[] {
  if (port !== 'ac' && port !== 'dc') return [];
  const { volts, amperes } = asked[port];
  const own =
    port === 'ac'
      ? { volts: eut?.maxVolts ?? 0, amperes: eut?.maxAmperes ?? 0 }
      : { volts: eut?.dcMaxVolts ?? 0, amperes: eut?.dcMaxAmperes ?? 0 };
  const phases = port === 'ac' ? asked.phases : 0;
  return [
    (eut?.phases ?? 0) < phases && {
      asked: phaseWords(phases),
      reached: eut?.phases ? phaseWords(eut.phases) : 'no AC connection',
    },
    own.volts < volts && { asked: quantity(volts, 'V'), reached: quantity(own.volts, 'V') },
    own.amperes < amperes && { asked: quantity(amperes, 'A'), reached: quantity(own.amperes, 'A') },
  ].filter((shortfall) => shortfall !== false);
}
