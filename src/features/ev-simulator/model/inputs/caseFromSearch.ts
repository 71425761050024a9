import type { Vehicle } from '../../../../content/schemas/ev/vehicle.ts';
import { chosenVehicle } from './chosenVehicle.ts';
import { inputsFromSearch, type ReadInputs } from './inputsFromSearch.ts';
import { inputsToSearch } from './inputsToSearch.ts';
import type { SimulatorInputs } from './simulatorInputs.ts';

/** The parameter that holds the other case: a whole query of its own. */
const param = 'beside';

export interface ReadCase extends ReadInputs {
  /** The case kept for comparison. */
  readonly kept: SimulatorInputs | null;
}

/** The inputs of an address, and of the case beside them if it has one. */
export function caseFromSearch(search: URLSearchParams, vehicles: readonly Vehicle[]): ReadCase {
  const beside = search.get(param);
  const kept = beside === null ? null : inputsFromSearch(new URLSearchParams(beside)).inputs;
  return { ...chosenVehicle(search, inputsFromSearch(search), vehicles), kept };
}

/** The query of a case, with the one beside it. */
export function addressOf(inputs: SimulatorInputs, kept: SimulatorInputs | null): string {
  const search = inputsToSearch(inputs);
  if (kept) search.set(param, inputsToSearch(kept).toString());
  return search.toString();
}
