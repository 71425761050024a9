import type { Knot } from './cycles/cycle.ts';
import { numberFields, numberKeys } from './numberFields.ts';
import { defaultInputs, type SimulatorInputs } from './simulatorInputs.ts';

/** `0-0_15-40`: characters an address carries as they are. */
const pointsText = (points: readonly Knot[]): string =>
  points.map(([second, kmh]) => `${second}-${kmh}`).join('_');

/** The inputs as the query of an address, without those that have their default. */
export function inputsToSearch(inputs: SimulatorInputs): URLSearchParams {
  const search = new URLSearchParams();
  if (inputs.mode !== defaultInputs.mode) search.set('mode', inputs.mode);
  for (const key of numberKeys) {
    const value = inputs[key];
    // A box that is being emptied or retyped is not worth an address.
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
