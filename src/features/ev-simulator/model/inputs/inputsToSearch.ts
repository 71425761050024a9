import type { Knot } from '../cycles/cycle.ts';
import { numberFields, numberKeys } from './numberFields.ts';
import { defaultInputs, type SimulatorInputs } from './simulatorInputs.ts';

/** `0-0_15-40`: characters that need no escaping in a URL. */
const pointsText = (points: readonly Knot[]): string =>
  points.map(([second, kmh]) => `${second}-${kmh}`).join('_');

/** The inputs as a query, without those at their default. */
export function inputsToSearch(inputs: SimulatorInputs): URLSearchParams {
  const search = new URLSearchParams();
  if (inputs.mode !== defaultInputs.mode) search.set('mode', inputs.mode);
  for (const key of numberKeys) {
    const value = inputs[key];
    // Skip a field that is being cleared or retyped.
    if (Number.isFinite(value) && value !== defaultInputs[key]) {
      search.set(numberFields[key].param, String(value));
    }
  }
  if (inputs.airConditioning) search.set('ac', 'on');
  if (inputs.heater !== defaultInputs.heater) search.set('heater', inputs.heater);
  if (inputs.drive !== defaultInputs.drive) search.set('drive', inputs.drive);
  const points = pointsText(inputs.points);
  if (points !== pointsText(defaultInputs.points)) search.set('points', points);
  return search;
}
