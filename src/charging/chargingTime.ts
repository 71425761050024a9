import { type CalculationStep, calculationSteps } from './calculationSteps.ts';
import { chargerKw, connectorKw } from './chargers.ts';
import { type ChargingInputs, type ChargingProblem, chargingProblems } from './chargingInputs.ts';
import { type QuickCharge, quickCharge } from './quickCharge.ts';
import { acceptedC, taperedTime } from './taperedTime.ts';

interface ChargingPoint {
  readonly percent: number;
  readonly minutes: number;
  /** Power from the charger at this state of charge. */
  readonly kw: number;
}

export interface ChargingAnswer {
  readonly kind: 'time';
  readonly minutes: number;
  readonly energyKwh: number;
  readonly fromChargerKwh: number;
  /** What flows at the start of the charge. */
  readonly powerKw: number;
  /** At the start of the charge; undefined for AC. */
  readonly amperes: number | undefined;
  readonly limitedBy: 'charger' | 'car' | 'both' | 'connector' | 'battery';
  readonly steps: readonly CalculationStep[];
  readonly curve: readonly ChargingPoint[];
  /** Undefined for AC outlets, of which nobody expects it. */
  readonly quickCharge: QuickCharge | undefined;
  readonly cost: number;
  /** When to plug in; undefined without a time to be ready by. */
  readonly plugInBy: string | undefined;
}

export type ChargingResult =
  | ChargingAnswer
  | { readonly kind: 'invalid'; readonly problems: readonly ChargingProblem[] };

const curveIntervals = 40;

function limitedBy(
  charger: number,
  connector: number,
  car: number,
  battery: number,
): ChargingAnswer['limitedBy'] {
  const least = Math.min(charger, connector, car, battery);
  if (charger === least) return car === least ? 'both' : 'charger';
  if (car === least) return 'car';
  return connector === least ? 'connector' : 'battery';
}

const dayMinutes = 24 * 60;

/** When to plug in so that the battery is ready in time, such as "22:05 the day before". */
export function latestStart(readyBy: string, minutes: number): string {
  const [hour = 0, minute = 0] = readyBy.split(':').map(Number);
  const start = hour * 60 + minute - Math.ceil(minutes);
  const days = Math.ceil(-start / dayMinutes);
  const within = ((start % dayMinutes) + dayMinutes) % dayMinutes;
  const clock = [Math.floor(within / 60), within % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  if (days <= 0) return clock;
  return days === 1 ? `${clock} the day before` : `${clock}, ${days} days before`;
}

/** The charging time and how it comes about. */
export function chargingTime(inputs: ChargingInputs): ChargingResult {
  const problems = chargingProblems(inputs);
  if (problems.length > 0) return { kind: 'invalid', problems };

  const { batteryKwh, carLimitKw, charger } = inputs;
  const efficiency = inputs.efficiencyPercent / 100;
  const available = chargerKw(charger);
  const carried =
    charger.kind === 'ac' ? Infinity : connectorKw(inputs.connector, inputs.batteryVolts);
  const offered = Math.min(available, carried, carLimitKw);
  const peakC = inputs.taper ? inputs.peakC : Infinity;
  // What the cells accept, seen from the outlet.
  const acceptedKw = (soc: number) =>
    inputs.taper ? (acceptedC(soc, peakC) * batteryKwh) / efficiency : Infinity;
  const from = inputs.fromPercent / 100;
  const to = inputs.toPercent / 100;
  const supplyC = (offered * efficiency) / batteryKwh;
  const minutesTo = (soc: number) =>
    60 * (inputs.taper ? taperedTime([from, soc], supplyC, peakC) : (soc - from) / supplyC);

  const minutes = minutesTo(to);
  const energyKwh = batteryKwh * (to - from);
  const fromChargerKwh = energyKwh / efficiency;
  const curve = Array.from({ length: curveIntervals + 1 }, (_, index) => {
    const soc = from + ((to - from) * index) / curveIntervals;
    return {
      percent: soc * 100,
      minutes: minutesTo(soc),
      kw: Math.min(offered, acceptedKw(soc)),
    };
  });
  const powerKw = curve[0]?.kw ?? offered;
  return {
    kind: 'time',
    minutes,
    energyKwh,
    fromChargerKwh,
    powerKw,
    amperes: charger.kind === 'ac' ? undefined : (powerKw * 1000) / inputs.batteryVolts,
    limitedBy: limitedBy(available, carried, carLimitKw, acceptedKw(from)),
    steps: calculationSteps(inputs, minutes),
    curve,
    quickCharge: charger.kind === 'ac' ? undefined : quickCharge(inputs, minutes),
    cost: fromChargerKwh * inputs.pricePerKwh + minutes * inputs.pricePerMinute,
    plugInBy: inputs.readyBy === '' ? undefined : latestStart(inputs.readyBy, minutes),
  };
}

/** For example "13 min" or "5 h 20 min". */
export function durationText(minutes: number): string {
  const rounded = Math.round(minutes);
  if (minutes < 10) return `${minutes.toFixed(1)} min`;
  const hours = Math.floor(rounded / 60);
  const rest = rounded % 60;
  return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
