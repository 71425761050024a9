import type { Vehicle } from '../../../../content/schemas/ev.ts';
import type { SimulatorInputs } from './simulatorInputs.ts';

/** What a vehicle sets; drive, road and weather stay. */
export const vehicleInputs = (vehicle: Vehicle): Partial<SimulatorInputs> => ({
  batteryKwh: vehicle.batteryKwh,
  motorKw: vehicle.motorKw,
  weightKg: vehicle.weightKg,
  payloadKg: vehicle.payloadKg,
  regenKw: vehicle.regenKw,
  ...vehicle.figures,
});

/** The vehicle whose figures these are; undefined once one was changed. */
export const vehicleOf = (
  vehicles: readonly Vehicle[],
  inputs: SimulatorInputs,
): Vehicle | undefined =>
  vehicles.find((vehicle) =>
    Object.entries(vehicleInputs(vehicle)).every(
      ([key, value]) => inputs[key as keyof SimulatorInputs] === value,
    ),
  );
