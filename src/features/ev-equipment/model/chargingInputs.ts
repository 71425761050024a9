import { acVolts, type Charger } from './chargers.ts';

export interface ChargingInputs {
  readonly batteryKwh: number;
  readonly fromPercent: number;
  readonly toPercent: number;
  /** The car's maximum charging power at this kind of charger. */
  readonly carLimitKw: number;
  readonly charger: Charger;
  /** From the outlet into the cells. */
  readonly efficiencyPercent: number;
  /** Whether the battery takes less above 80 %. */
  readonly taper: boolean;
}

export const defaultCharging: ChargingInputs = {
  batteryKwh: 60,
  fromPercent: 20,
  toPercent: 80,
  carLimitKw: 180,
  charger: { kind: 'dc', split: false },
  efficiencyPercent: 92,
  taper: true,
};

/** Labels, units and limits of the number fields. */
export const chargingFields = {
  batteryKwh: { label: 'Battery capacity', unit: 'kWh', min: 1, max: 1000 },
  fromPercent: { label: 'State of charge at the start', unit: '%', min: 0, max: 100 },
  toPercent: { label: 'State of charge at the end', unit: '%', min: 0, max: 100 },
  carLimitKw: { label: 'Charging limit of the car', unit: 'kW', min: 1, max: 1000 },
  efficiencyPercent: { label: 'Efficiency', unit: '%', min: 50, max: 100 },
} as const;

export type ChargingField = keyof typeof chargingFields;

export interface ChargingProblem {
  readonly field: ChargingField | 'volts';
  readonly message: string;
}

const fieldNames = Object.keys(chargingFields) as ChargingField[];

/** Input errors; empty if the charging time can be computed. */
export function chargingProblems(inputs: ChargingInputs): ChargingProblem[] {
  const problems: ChargingProblem[] = [];
  for (const field of fieldNames) {
    const { label, unit, min, max } = chargingFields[field];
    const value = inputs[field];
    // Comparisons with NaN are false, so empty fields are reported as well.
    if (value >= min && value <= max) continue;
    problems.push({ field, message: `${label} must be a number from ${min} to ${max} ${unit}.` });
  }
  const { charger, fromPercent, toPercent } = inputs;
  if (charger.kind === 'ac' && !(charger.volts >= acVolts.min && charger.volts <= acVolts.max)) {
    const message = `Voltage must be a number from ${acVolts.min} to ${acVolts.max} V.`;
    problems.push({ field: 'volts', message });
  }
  if (toPercent <= fromPercent) {
    const message = 'The state of charge at the end must be above the one at the start.';
    problems.push({ field: 'toPercent', message });
  }
  return problems;
}
