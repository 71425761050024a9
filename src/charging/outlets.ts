import { type AcCurrent, acCurrents, acVolts, type Charger, dcKw } from './chargers.ts';

export type OutletKey = 'dc' | 'dc-split' | `ac-${AcCurrent}`;

/** The choices, in display order. */
export const outlets: readonly { readonly value: OutletKey; readonly label: string }[] = [
  { value: 'dc', label: `DC Charger, ${dcKw.whole} kW for one car` },
  { value: 'dc-split', label: `DC Charger, split 2 × ${dcKw.split} kW` },
  ...acCurrents.map((amperes) => ({
    value: `ac-${amperes}` as const,
    label: `AC Charger, ${amperes} A`,
  })),
];

export function outletOf(charger: Charger): OutletKey {
  if (charger.kind === 'ac') return `ac-${charger.amperes}`;
  return charger.split ? 'dc-split' : 'dc';
}

/** The charger for a choice; pass the voltage entered so far to keep it. */
export function chargerOf(outlet: OutletKey, volts: number = acVolts.max): Charger {
  const amperes = acCurrents.find((current) => outlet === `ac-${current}`);
  return amperes ? { kind: 'ac', amperes, volts } : { kind: 'dc', split: outlet === 'dc-split' };
}
