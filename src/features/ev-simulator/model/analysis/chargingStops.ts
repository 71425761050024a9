import { chargerOf } from '../../../../charging/chargers.ts';
import { defaultCharging } from '../../../../charging/chargingInputs.ts';
import { chargingTime } from '../../../../charging/chargingTime.ts';
import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';
import type { RangeFound } from '../simulationResult.ts';

interface ChargingStop {
  readonly km: number;
  readonly fromPercent: number;
  readonly toPercent: number;
  readonly minutes: number;
  readonly kwh: number;
}

export interface TripWithStops {
  readonly stops: readonly ChargingStop[];
  readonly drivingHours: number;
  readonly chargingHours: number;
  readonly arrivalPercent: number;
  /** True if it would take more stops than anyone makes. */
  readonly endless: boolean;
}

/** The charge kept in reserve where the trip has no window of its own. */
const basicReserve = 10;
const mostStops = 40;

/** A trip at the mean consumption, charged on the way at one of our chargers. */
export function chargingStops(inputs: SimulatorInputs, result: RangeFound): TripWithStops {
  const basic = inputs.mode === 'basic';
  const start = basic ? 100 : inputs.chargeStartPercent;
  const window = basic ? 100 : start - inputs.chargeEndPercent;
  const reserve = basic ? basicReserve : inputs.chargeEndPercent;
  const fullKwh = (result.usableKwh * 100) / window;
  const kmPerPercent = (fullKwh * 10) / result.whPerKm;
  const stops: ChargingStop[] = [];
  let [charge, km] = [start, 0];
  const reach = () => km + Math.max(0, charge - reserve) * kmPerPercent;
  while (reach() < inputs.tripKm - 1e-9 && stops.length < mostStops) {
    km = reach();
    const needed = reserve + (inputs.tripKm - km) / kmPerPercent;
    const fromPercent = Math.min(charge, reserve);
    const toPercent = Math.min(inputs.stopToPercent, needed);
    const time = chargingTime({
      ...defaultCharging,
      batteryKwh: fullKwh,
      fromPercent,
      toPercent,
      carLimitKw: inputs.carLimitKw,
      charger: chargerOf(inputs.stopOutlet),
    });
    if (time.kind === 'invalid') break;
    stops.push({ km, fromPercent, toPercent, minutes: time.minutes, kwh: time.fromChargerKwh });
    charge = toPercent;
  }
  return {
    stops,
    drivingHours: inputs.tripKm / result.averageKmh,
    chargingHours: stops.reduce((sum, { minutes }) => sum + minutes, 0) / 60,
    arrivalPercent: charge - (inputs.tripKm - km) / kmPerPercent,
    endless: reach() < inputs.tripKm - 1e-9,
  };
}
