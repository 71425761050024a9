import { quantity } from '../../../../catalogue/quantity.ts';
import type { Requirement } from '../../../../content/schemas/standards/requirements.ts';
import type { Eut } from './eut.ts';
import type { Instrument } from './instrument.ts';
import { type Coupling, decidingLevel } from './reach.ts';

const phaseWords = (phases: number) => (phases === 3 ? 'three phases' : 'one phase');

/** A figure that is asked for, and what the instrument has. */
export interface Comparison {
  asked: string;
  has: string;
}

interface Compared extends Comparison {
  holds: boolean;
}

/** Phases, voltage and current of the supply, as asked for and as the instrument connects them. */
function compareSupply({ eut }: Instrument, port: Coupling, asked: Eut): Compared[] {
  const supply = port === 'ac' || port === 'dc' ? asked[port] : undefined;
  if (!supply) return [];
  const own =
    port === 'ac'
      ? { volts: eut?.maxVolts ?? 0, amperes: eut?.maxAmperes ?? 0 }
      : { volts: eut?.dcMaxVolts ?? 0, amperes: eut?.dcMaxAmperes ?? 0 };
  const phases = port === 'ac' ? (asked.phases ?? 1) : 0;
  const figure = (value: number, has: number, unit: string) => ({
    asked: quantity(value, unit),
    has: has > 0 ? quantity(has, unit) : 'no such connection',
    holds: has >= value,
  });
  const phasesHeld = {
    asked: phaseWords(phases),
    has: eut?.phases ? phaseWords(eut.phases) : 'no AC connection',
    holds: (eut?.phases ?? 0) >= phases,
  };
  return [
    ...(phases > 0 ? [phasesHeld] : []),
    figure(supply.volts, own.volts, 'V'),
    figure(supply.amperes, own.amperes, 'A'),
  ];
}

const plain = ({ asked, has }: Compared): Comparison => ({ asked, has });

/** Where an instrument's connection is too small for the supply of the equipment under test. */
export const supplyShortfalls = (one: Instrument, port: Coupling, eut: Eut): Comparison[] =>
  compareSupply(one, port, eut)
    .filter(({ holds }) => !holds)
    .map(plain);

/** The figures of its connection that decide that it is large enough. */
export const supplyHeld = (one: Instrument, port: Coupling, eut: Eut): Comparison[] =>
  compareSupply(one, port, eut).map(plain);

/** Which levels are out of reach: the highest, or the highest continuous one and the short one. */
export function levelShortfalls(row: Requirement, reach: number): Comparison[] {
  const brief = row.levels.filter(({ seconds }) => seconds !== undefined);
  const lasting = row.levels.filter(({ seconds }) => seconds === undefined);
  const missing = (levels: Requirement['levels'], time: string, ownTime: string): Comparison[] => {
    const level = decidingLevel({ ...row, levels });
    if (!level || level.value <= reach) return [];
    const has = quantity(reach, level.unit);
    return [{ asked: quantity(level.value, level.unit) + time, has: has + ownTime }];
  };
  return [
    ...missing(lasting, brief.length > 0 ? ' continuous' : '', ''),
    ...brief.flatMap((level) => missing([level], ` for ${level.seconds} s`, ' continuous')),
  ];
}
