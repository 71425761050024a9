import { type TypedValues, typedFromSearch, typedNumber } from '../site/typedNumbers.ts';
import {
  acVolts,
  type Charger,
  type ConnectorKey,
  chargerOf,
  connectorKeys,
  connectors,
  dcKw,
  outletOf,
  outlets,
  usualCarKw,
} from './chargers.ts';

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
const chargingFieldKeys = Object.keys(chargingFields) as ChargingField[];

export interface ChargingProblem {
  readonly field: ChargingField | 'volts' | 'readyBy';
  readonly message: string;
}

const timeOfDay = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

function voltageProblem({ charger, connector, batteryVolts }: ChargingInputs): ChargingProblem[] {
  if (charger.kind === 'ac') {
    if (charger.volts >= acVolts.min && charger.volts <= acVolts.max) return [];
    const message = `Voltage must be a number from ${acVolts.min} to ${acVolts.max} V.`;
    return [{ field: 'volts', message }];
  }
  const { label, volts } = connectors[connector];
  if (!(batteryVolts < volts.min || batteryVolts > volts.max)) return [];
  const message = `${label} charges batteries of ${volts.min} to ${volts.max} V.`;
  return [{ field: 'batteryVolts', message }];
}

/** Input errors; empty if the charging time can be computed. */
export function chargingProblems(inputs: ChargingInputs): ChargingProblem[] {
  const problems: ChargingProblem[] = [];
  for (const field of chargingFieldKeys) {
    const { label, unit, min, max } = chargingFields[field];
    const value = inputs[field];
    if (field === 'batteryVolts' && inputs.charger.kind === 'ac') continue;
    // Comparisons with NaN are false, so empty fields are reported as well.
    if (value >= min && value <= max) continue;
    problems.push({ field, message: `${label} must be a number from ${min} to ${max} ${unit}.` });
  }
  problems.push(...voltageProblem(inputs));
  if (inputs.toPercent <= inputs.fromPercent) {
    const message = 'The state of charge at the end must be above the one at the start.';
    problems.push({ field: 'toPercent', message });
  }
  if (inputs.readyBy !== '' && !timeOfDay.test(inputs.readyBy)) {
    problems.push({ field: 'readyBy', message: 'Ready by must be a time such as 07:30.' });
  }
  return problems;
}

export interface ReadCharging {
  readonly inputs: ChargingInputs;
  readonly typed: TypedValues<ChargingField>['typed'] & { readonly volts?: string };
}

/** The calculator's form as it is sent without JavaScript. What cannot be read stays as it was typed. */
export function chargingFromSearch(search: URLSearchParams): ReadCharging {
  const text = (param: string) => search.get(param)?.slice(0, 40);
  const outlet = outlets.find(({ value }) => value === text('charger'))?.value;
  const volts = text('volts');
  const charger = chargerOf(
    outlet ?? outletOf(defaultCharging.charger),
    volts === undefined ? acVolts.max : typedNumber(volts, { unit: 'V', ...acVolts }),
  );
  const defaults = { ...defaultCharging, carLimitKw: usualCarKw[charger.kind] };
  const { values, typed } = typedFromSearch(search, chargingFields, defaults);
  return {
    inputs: {
      ...values,
      charger,
      connector:
        connectorKeys.find((key) => key === text('connector')) ?? defaultCharging.connector,
      // A box that is not ticked is not sent.
      taper: text('taper') === 'on' || !search.has('run'),
      readyBy: text('ready')?.trim() ?? '',
    },
    typed: volts === undefined ? typed : { ...typed, volts },
  };
}
