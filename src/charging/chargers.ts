/** The outlets a visitor can choose from. */
export type Charger =
  | { readonly kind: 'ac'; readonly amperes: AcCurrent; readonly volts: number }
  /** `split` shares the 180 kW between two cars, 90 kW each. */
  | { readonly kind: 'dc'; readonly split: boolean };

export const acCurrents = [16, 32, 48, 80] as const;
export type AcCurrent = (typeof acCurrents)[number];

export const acVolts = { min: 110, max: 230 } as const;

export const dcKw = { whole: 180, split: 90 } as const;

/** What the car's charging limit is where nothing else is known: the on-board charger, or the battery. */
export const usualCarKw = { ac: 11, dc: dcKw.whole } as const;

/** The outlet's maximum power in kW. */
export function chargerKw(charger: Charger): number {
  if (charger.kind === 'ac') return (charger.amperes * charger.volts) / 1000;
  return charger.split ? dcKw.split : dcKw.whole;
}
