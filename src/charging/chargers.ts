/** The outlets a visitor can choose from. */
export type Charger =
  | { readonly kind: 'ac'; readonly amperes: AcCurrent; readonly volts: number }
  /** `split` shares the 180 kW between two cars, 90 kW each. */
  | { readonly kind: 'dc'; readonly split: boolean };

const acCurrents = [16, 32, 48, 80] as const;
type AcCurrent = (typeof acCurrents)[number];

export const acVolts = { min: 110, max: 230 } as const;

export const dcKw = { whole: 180, split: 90 } as const;

/** What the car's charging limit is where nothing else is known: the on-board charger, or the battery. */
export const usualCarKw = { ac: 11, dc: dcKw.whole } as const;

/** The outlet's maximum power in kW. */
export function chargerKw(charger: Charger): number {
  if (charger.kind === 'ac') return (charger.amperes * charger.volts) / 1000;
  return charger.split ? dcKw.split : dcKw.whole;
}

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

export const connectorKeys = ['ccs2', 'chademo', 'gbt', 'bharat'] as const;
export type ConnectorKey = (typeof connectorKeys)[number];

interface Connector {
  readonly label: string;
  /** The continuous current its contacts carry. */
  readonly amperes: number;
  /** The battery voltages it is made for. */
  readonly volts: { readonly min: number; readonly max: number };
}

/** DC connectors: IEC 62196-3 for the first three, IEC 61851 and GB/T 20234 for Bharat DC-001. */
export const connectors: Readonly<Record<ConnectorKey, Connector>> = {
  ccs2: { label: 'CCS2', amperes: 500, volts: { min: 200, max: 1000 } },
  chademo: { label: 'CHAdeMO', amperes: 125, volts: { min: 150, max: 500 } },
  gbt: { label: 'GB/T DC', amperes: 250, volts: { min: 200, max: 1000 } },
  bharat: { label: 'Bharat DC-001', amperes: 200, volts: { min: 48, max: 100 } },
};

/** The power a connector carries at the battery's voltage, in kW. */
export const connectorKw = (key: ConnectorKey, volts: number): number =>
  (connectors[key].amperes * volts) / 1000;

interface AcPowerRow {
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
