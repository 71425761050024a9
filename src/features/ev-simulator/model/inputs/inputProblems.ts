import { drawnCycle } from '../cycles/drawnCycle.ts';
import { type NumberKey, numberFields, numberKeys } from './numberFields.ts';
import type { SimulatorInputs } from './simulatorInputs.ts';

export interface InputProblem {
  readonly field: NumberKey | 'points';
  readonly message: string;
}

/** Input errors; empty if the inputs can be simulated. */
export function inputProblems(inputs: SimulatorInputs): InputProblem[] {
  const advanced = inputs.mode === 'advanced';
  const problems: InputProblem[] = [];
  for (const key of numberKeys) {
    const { label, unit, min, max, advancedOnly } = numberFields[key];
    const value = inputs[key];
    // Comparisons with NaN are false, so empty fields are reported as well.
    if ((advancedOnly && !advanced) || (value >= min && value <= max)) continue;
    const range = `${min} to ${max}${unit === '' ? '' : ` ${unit}`}`;
    problems.push({ field: key, message: `${label} must be a number from ${range}.` });
  }
  if (advanced && inputs.drive === 'drawn') {
    const drawn = drawnCycle(inputs.points);
    if (drawn.kind === 'invalid') {
      for (const message of drawn.problems) problems.push({ field: 'points', message });
    }
  }
  return problems;
}
