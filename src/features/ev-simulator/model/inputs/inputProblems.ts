import { drawnCycle } from '../cycles/drawnCycle.ts';
import { profileLimits, profileProblems } from '../road/roadProfile.ts';
import { type NumberKey, numberFields, numberKeys } from './numberFields.ts';
import type { SimulatorInputs } from './simulatorInputs.ts';

export interface InputProblem {
  readonly field: NumberKey | 'points' | 'profile';
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
  if (!advanced) return problems;
  if (inputs.chargeEndPercent >= inputs.chargeStartPercent) {
    const message = 'The charge at the end must be below the charge at the start.';
    problems.push({ field: 'chargeEndPercent', message });
  }
  if (inputs.road === 'slope') {
    const rise = Math.abs(inputs.slopeKm * 10 * inputs.gradientPercent);
    if (rise > profileLimits.riseM) {
      const message = `This slope climbs or falls ${Math.round(rise)} m: no road does more than ${profileLimits.riseM} m. Shorten it.`;
      problems.push({ field: 'slopeKm', message });
    }
  }
  if (inputs.road === 'profile') {
    for (const message of profileProblems(inputs.profile))
      problems.push({ field: 'profile', message });
  }
  return problems;
}
