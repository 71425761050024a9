import type { Vehicle } from '../../../../content/schemas/ev/vehicle.ts';
import { driveCycle } from '../driveCycle.ts';
import { defaultInputs } from '../inputs/simulatorInputs.ts';
import { vehicleInputs } from '../inputs/vehicleInputs.ts';
import { scenarioOf } from '../physics/scenario.ts';
import { standardCycles } from '../selectedCycle.ts';

export interface CertifiedRange {
  readonly certifiedKm: number;
  /** The model on the same cycle at 25 °C, without air conditioning; null if it cannot follow it. */
  readonly modelKm: number | null;
  readonly cycle: string;
}

/** The range a vehicle was certified with, beside the model's on the same cycle. */
export function certifiedRange(vehicle: Vehicle): CertifiedRange {
  const { km, cycle } = vehicle.certified;
  const scenario = scenarioOf({ ...defaultInputs, mode: 'advanced', ...vehicleInputs(vehicle) });
  const result = driveCycle(scenario, standardCycles[cycle]);
  return {
    certifiedKm: km,
    modelKm: result.kind === 'range' ? result.rangeKm : null,
    cycle: standardCycles[cycle].name,
  };
}
