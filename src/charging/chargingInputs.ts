import { type Charger, dcKw } from './chargers.ts';
import type { ConnectorKey } from './connectors.ts';

export interface ChargingInputs {
  readonly batteryKwh: number;
  readonly fromPercent: number;
  readonly toPercent: number;
  /** The car's maximum charging power at this kind of charger. */
  readonly carLimitKw: number;
  readonly charger: Charger;
  /** Only for DC: the plug, and the voltage of the battery behind it. */
  readonly connector: ConnectorKey;
  readonly batteryVolts: number;
  /** From the outlet into the cells. */
  readonly efficiencyPercent: number;
  /** Whether the battery takes less above 80 %. */
  readonly taper: boolean;
  /** The rate the cells accept up to 80 %, in C. */
  readonly peakC: number;
  readonly pricePerKwh: number;
  readonly pricePerMinute: number;
  /** A time of day such as 07:30, or an empty text. */
  readonly readyBy: string;
}

export const defaultCharging: ChargingInputs = {
  batteryKwh: 60,
  fromPercent: 20,
  toPercent: 80,
  carLimitKw: dcKw.whole,
  charger: { kind: 'dc', split: false },
  connector: 'ccs2',
  batteryVolts: 400,
  efficiencyPercent: 92,
  taper: true,
  peakC: 3,
  pricePerKwh: 18,
  pricePerMinute: 0,
  readyBy: '',
};

/** Labels, units, limits and query parameters of the number fields. */
export const chargingFields = {
  batteryKwh: { param: 'battery', label: 'Battery capacity', unit: 'kWh', min: 1, max: 1000 },
  fromPercent: {
    param: 'from',
    label: 'State of charge at the start',
    unit: '%',
    min: 0,
    max: 100,
  },
  toPercent: { param: 'to', label: 'State of charge at the end', unit: '%', min: 0, max: 100 },
  carLimitKw: { param: 'limit', label: 'Charging limit of the car', unit: 'kW', min: 1, max: 1000 },
  batteryVolts: { param: 'pack', label: 'Battery voltage', unit: 'V', min: 48, max: 1000 },
  efficiencyPercent: { param: 'efficiency', label: 'Efficiency', unit: '%', min: 50, max: 100 },
  peakC: { param: 'rate', label: 'Highest rate of the cells', unit: 'C', min: 0.1, max: 10 },
  pricePerKwh: { param: 'kwh', label: 'Price of energy', unit: '₹/kWh', min: 0, max: 1000 },
  pricePerMinute: { param: 'minute', label: 'Price of time', unit: '₹/min', min: 0, max: 1000 },
} as const;

export type ChargingField = keyof typeof chargingFields;
export const chargingFieldKeys = Object.keys(chargingFields) as ChargingField[];
