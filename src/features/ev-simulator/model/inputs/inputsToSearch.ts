import { knotsText } from './knotsFromText.ts';
import { numberFields, numberKeys } from './numberFields.ts';
import { defaultInputs, type SimulatorInputs } from './simulatorInputs.ts';

const choices = [
  ['heater', 'heater'],
  ['drive', 'drive'],
  ['road', 'road'],
  ['charger', 'stopOutlet'],
] as const;

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
  for (const [param, key] of choices) {
    if (inputs[key] !== defaultInputs[key]) search.set(param, inputs[key]);
  }
  // A gradient without a road means a slope, so a level road with one has to say so.
  if (search.has('gradient') && inputs.road === 'level') search.set('road', 'level');
  for (const param of ['points', 'profile'] as const) {
    const text = knotsText(inputs[param]);
    if (text !== knotsText(defaultInputs[param]) && !text.includes('NaN')) search.set(param, text);
  }
  return search;
}
