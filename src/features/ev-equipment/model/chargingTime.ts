import { batteryLimitKw } from './batteryLimitKw.ts';
import { type CalculationStep, calculationSteps } from './calculationSteps.ts';
import { chargerKw } from './chargers.ts';
import { type ChargingInputs, type ChargingProblem, chargingProblems } from './chargingInputs.ts';
import { type QuickCharge, quickCharge } from './quickCharge.ts';
import { acceptance, taperedTime } from './taperedTime.ts';

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
  /** The lower of the charger's and the car's limit. */
  readonly powerKw: number;
  readonly limitedBy: 'charger' | 'car' | 'both';
  readonly steps: readonly CalculationStep[];
  readonly curve: readonly ChargingPoint[];
  /** Undefined for AC outlets, of which nobody expects it. */
  readonly quickCharge: QuickCharge | undefined;
}

export type ChargingResult =
  | ChargingAnswer
  | { readonly kind: 'invalid'; readonly problems: readonly ChargingProblem[] };

const curveIntervals = 40;

function limitedBy(charger: number, car: number): ChargingAnswer['limitedBy'] {
  if (charger === car) return 'both';
  return charger < car ? 'charger' : 'car';
}

/** The charging time and how it comes about. */
export function chargingTime(inputs: ChargingInputs): ChargingResult {
  const problems = chargingProblems(inputs);
  if (problems.length > 0) return { kind: 'invalid', problems };

  const { batteryKwh, carLimitKw, taper } = inputs;
  const available = chargerKw(inputs.charger);
  const powerKw = Math.min(available, carLimitKw);
  const batteryKw = batteryLimitKw(inputs);
  const offered = inputs.charger.kind === 'ac' ? powerKw : available;
  const efficiency = inputs.efficiencyPercent / 100;
  const from = inputs.fromPercent / 100;
  const to = inputs.toPercent / 100;

  function minutesTo(soc: number): number {
    const hours = taper
      ? taperedTime(batteryKwh, [from, soc], offered, batteryKw)
      : (batteryKwh * (soc - from)) / powerKw;
    return (hours / efficiency) * 60;
  }

  const minutes = minutesTo(to);
  const energyKwh = batteryKwh * (to - from);
  const curve = Array.from({ length: curveIntervals + 1 }, (_, index) => {
    const soc = from + ((to - from) * index) / curveIntervals;
    const kw = taper ? Math.min(offered, batteryKw * acceptance(soc)) : powerKw;
    return { percent: soc * 100, minutes: minutesTo(soc), kw };
  });
  return {
    kind: 'time',
    minutes,
    energyKwh,
    fromChargerKwh: energyKwh / efficiency,
    powerKw,
    limitedBy: limitedBy(available, carLimitKw),
    steps: calculationSteps(inputs, minutes),
    curve,
    quickCharge: inputs.charger.kind === 'ac' ? undefined : quickCharge(inputs, minutes),
  };
}
