import { type AcCurrent, acCurrents, acVolts, chargerKw } from './chargers.ts';

export interface AcPowerRow {
  readonly amperes: AcCurrent;
  readonly lowestKw: number;
  readonly highestKw: number;
  /** The control pilot's duty cycle, which tells the car the available current. */
  readonly pilotDutyPercent: number;
}

/** IEC 61851-1: 0.6 A per per cent up to 85 %, then 2.5 A per per cent above 64 %. */
function pilotDuty(amperes: number): number {
  return amperes <= 51 ? amperes / 0.6 : amperes / 2.5 + 64;
}

/** The AC outlets at both ends of their voltage range. */
export function acPowerTable(): AcPowerRow[] {
  return acCurrents.map((amperes) => ({
    amperes,
    lowestKw: chargerKw({ kind: 'ac', amperes, volts: acVolts.min }),
    highestKw: chargerKw({ kind: 'ac', amperes, volts: acVolts.max }),
    pilotDutyPercent: pilotDuty(amperes),
  }));
}
