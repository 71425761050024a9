import type { ChargingInputs } from './chargingInputs.ts';

/**
 * What the battery accepts before it tapers. On DC that is the car's limit. On AC the car's limit is
 * its on-board charger; the battery behind it takes its capacity in an hour (1 C) or more.
 */
export const batteryLimitKw = ({ charger, carLimitKw, batteryKwh }: ChargingInputs) =>
  charger.kind === 'ac' ? Math.max(carLimitKw, batteryKwh) : carLimitKw;
