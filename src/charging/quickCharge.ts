import { chargerKw, connectorKw, connectors, dcKw } from './chargers.ts';
import type { ChargingInputs } from './chargingInputs.ts';
import { taperFrom } from './taperedTime.ts';

/** Whether the claim "10 to 15 minutes" applies, and under which condition. */
export interface QuickCharge {
  readonly holds: boolean;
  /** Shown wherever the claim is made. */
  readonly condition: string;
  /** Energy stored in 10 and in 15 minutes under that condition. */
  readonly storedKwh: readonly [tenMinutes: number, fifteenMinutes: number];
  /** Why the claim does not apply to this charge; empty if it does. */
  readonly obstacles: readonly string[];
}

/** Checks the claim against a charge. */
export function quickCharge(inputs: ChargingInputs, minutes: number): QuickCharge {
  const { batteryKwh, fromPercent, toPercent, carLimitKw, charger, efficiencyPercent } = inputs;
  const stored = (time: number) => (dcKw.whole * (time / 60) * efficiencyPercent) / 100;
  const ten = stored(10);
  const fifteen = stored(15);
  const energy = (batteryKwh * (toPercent - fromPercent)) / 100;
  const offered = chargerKw(charger);
  const holds = minutes <= 15;
  const obstacles: string[] = [];
  if (!holds) {
    if (offered < dcKw.whole) {
      obstacles.push(`This outlet gives ${offered.toFixed(1)} kW, not ${dcKw.whole} kW.`);
    }
    if (carLimitKw < dcKw.whole) {
      obstacles.push(`The car accepts ${carLimitKw} kW, not ${dcKw.whole} kW.`);
    }
    const carried = connectorKw(inputs.connector, inputs.batteryVolts);
    if (carried < dcKw.whole) {
      obstacles.push(
        `${connectors[inputs.connector].label} carries ${carried.toFixed(1)} kW at ${inputs.batteryVolts} V.`,
      );
    }
    if (inputs.taper && (inputs.peakC * batteryKwh * 100) / efficiencyPercent < dcKw.whole) {
      obstacles.push(
        `The cells accept ${(inputs.peakC * batteryKwh).toFixed(1)} kW (${inputs.peakC} C).`,
      );
    }
    if (energy > fifteen) {
      obstacles.push(
        `The charge needs ${energy.toFixed(1)} kWh; 15 minutes at full power bring ${fifteen.toFixed(1)} kWh.`,
      );
    }
    if (inputs.taper && toPercent > taperFrom * 100) {
      obstacles.push(`Above ${taperFrom * 100} % the battery takes less than the charger offers.`);
    }
  }
  return {
    holds,
    condition: `10 to 15 minutes hold for a car that accepts ${dcKw.whole} kW, alone on the ${dcKw.whole} kW DC charger, up to ${taperFrom * 100} % state of charge: they bring ${ten.toFixed(0)} to ${fifteen.toFixed(0)} kWh into the battery.`,
    storedKwh: [ten, fifteen],
    obstacles,
  };
}
