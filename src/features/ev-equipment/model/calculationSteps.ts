import { batteryLimitKw } from './batteryLimitKw.ts';
import { chargerKw } from './chargers.ts';
import type { ChargingInputs } from './chargingInputs.ts';
import { taperEnd, taperFrom } from './taperedTime.ts';

/** A line of the calculation. */
export interface CalculationStep {
  readonly label: string;
  readonly working: string;
  readonly result: string;
}

const kw = (value: number): string => `${value.toFixed(1)} kW`;
const kwh = (value: number): string => `${value.toFixed(1)} kWh`;
const minutesText = (value: number): string => `${value.toFixed(1)} min`;

function chargerStep({ charger }: ChargingInputs): CalculationStep {
  const result = kw(chargerKw(charger));
  const label = 'What the charger can give';
  if (charger.kind === 'ac') {
    return { label, working: `${charger.volts} V × ${charger.amperes} A`, result };
  }
  return {
    label,
    working: charger.split ? '180 kW shared by two cars' : '180 kW for one car',
    result,
  };
}

/** The calculation from inputs to result, in lines a visitor can check by hand. */
export function calculationSteps(inputs: ChargingInputs, minutes: number): CalculationStep[] {
  const { batteryKwh, fromPercent, toPercent, carLimitKw, efficiencyPercent } = inputs;
  const available = chargerKw(inputs.charger);
  const flows = Math.min(available, carLimitKw);
  const stored = (flows * efficiencyPercent) / 100;
  const energy = (batteryKwh * (toPercent - fromPercent)) / 100;
  const plain = (energy / stored) * 60;
  const steps: CalculationStep[] = [
    {
      label: 'Energy the battery needs',
      working: `${batteryKwh} kWh × (${toPercent} % − ${fromPercent} %)`,
      result: kwh(energy),
    },
    chargerStep(inputs),
    {
      label: 'What flows: the lesser of charger and car',
      working: `min(${kw(available)}, ${kw(carLimitKw)})`,
      result: kw(flows),
    },
    {
      label: 'What reaches the battery',
      working: `${kw(flows)} × ${efficiencyPercent} %`,
      result: kw(stored),
    },
    {
      label: 'Time at this power',
      working: `${kwh(energy)} ÷ ${kw(stored)}`,
      result: minutesText(plain),
    },
  ];
  const longer = minutes - plain;
  const battery = batteryLimitKw(inputs);
  if (longer > 1e-9) {
    steps.push({
      label: `Longer because the battery takes less above ${taperFrom * 100} %`,
      working: `its limit falls from ${kw(battery)} to ${kw(battery * taperEnd)} when full`,
      result: `+ ${minutesText(longer)}`,
    });
  }
  steps.push({ label: 'Charging time', working: '', result: minutesText(minutes) });
  return steps;
}
