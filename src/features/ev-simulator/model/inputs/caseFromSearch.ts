import type { Vehicle } from '../../../../content/schemas/ev.ts';
import { knotsText } from '../cycles/drawnCycle.ts';
import { inputsFromSearch, type ReadInputs } from './inputsFromSearch.ts';
import { numberFields, numberKeys } from './numberFields.ts';
import { defaultInputs, type SimulatorInputs } from './simulatorInputs.ts';
import { type VehicleClass, vehicleClasses } from './vehicleClasses.ts';
import { vehicleInputs } from './vehicleInputs.ts';

/** The parameter that holds the other case: a whole query of its own. */
const param = 'beside';

export interface ReadCase extends ReadInputs {
  /** The case kept for comparison. */
  readonly kept: SimulatorInputs | null;
}

const isClass = (name: string | null): name is VehicleClass =>
  name !== null && name in vehicleClasses;

/**
 * A form sent without JavaScript, with the figures of the vehicle or class if another one was chosen in
 * it. The boxes still held those of the one before.
 */
export function chosenVehicle(
  search: URLSearchParams,
  read: ReadInputs,
  vehicles: readonly Vehicle[],
): ReadInputs {
  const changed = (name: string) => search.get(name) !== (search.get(`${name}-was`) ?? '');
  const vehicle = vehicles.find(({ slug }) => slug === search.get('vehicle'));
  const chosenClass = search.get('class');
  const changes =
    vehicle && changed('vehicle')
      ? vehicleInputs(vehicle)
      : isClass(chosenClass) && changed('class')
        ? vehicleClasses[chosenClass].figures
        : {};
  const typed = Object.fromEntries(Object.entries(read.typed).filter(([key]) => !(key in changes)));
  return { ...read, inputs: { ...read.inputs, ...changes }, typed };
}

/** The inputs of an address, and of the case beside them if it has one. */
export function caseFromSearch(search: URLSearchParams, vehicles: readonly Vehicle[]): ReadCase {
  const beside = search.get(param);
  const kept = beside === null ? null : inputsFromSearch(new URLSearchParams(beside)).inputs;
  return { ...chosenVehicle(search, inputsFromSearch(search), vehicles), kept };
}

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

/** The query of a case, with the one beside it. */
export function addressOf(inputs: SimulatorInputs, kept: SimulatorInputs | null): string {
  const search = inputsToSearch(inputs);
  if (kept) search.set(param, inputsToSearch(kept).toString());
  return search.toString();
}
