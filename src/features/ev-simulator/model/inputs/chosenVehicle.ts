import type { Vehicle } from '../../../../content/schemas/ev/vehicle.ts';
import type { ReadInputs } from './inputsFromSearch.ts';
import { type VehicleClass, vehicleClasses } from './vehicleClasses.ts';
import { vehicleInputs } from './vehicleInputs.ts';

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
