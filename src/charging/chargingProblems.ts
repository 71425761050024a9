import { acVolts } from './chargers.ts';
import {
  type ChargingField,
  type ChargingInputs,
  chargingFieldKeys,
  chargingFields,
} from './chargingInputs.ts';
import { connectors } from './connectors.ts';

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
