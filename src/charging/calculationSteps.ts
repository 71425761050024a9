import { chargerKw, connectorKw, connectors } from './chargers.ts';
import type { ChargingInputs } from './chargingInputs.ts';
import { taperEndC, taperFrom } from './taperedTime.ts';

/** A line of the calculation. */
export interface CalculationStep {
  readonly label: string;
  readonly working: string;
  readonly result: string;
}

const kw = (value: number): string => `${value.toFixed(1)} kW`;
const kwh = (value: number): string => `${value.toFixed(1)} kWh`;
const minutesText = (value: number): string => `${value.toFixed(1)} min`;

/** What charger, connector and car allow, and which of them is the least. */
function supplySteps(inputs: ChargingInputs): { flows: number; steps: CalculationStep[] } {
  const { charger, connector, batteryVolts, carLimitKw } = inputs;
  const available = chargerKw(charger);
  const label = 'What the charger can give';
  if (charger.kind === 'ac') {
    const flows = Math.min(available, carLimitKw);
    const working = `${charger.volts} V × ${charger.amperes} A`;
    const lesser = {
      label: 'What flows: the lesser of charger and car',
      working: `min(${kw(available)}, ${kw(carLimitKw)})`,
      result: kw(flows),
    };
    return { flows, steps: [{ label, working, result: kw(available) }, lesser] };
  }
  const carried = connectorKw(connector, batteryVolts);
  const flows = Math.min(available, carried, carLimitKw);
  const working = charger.split ? '180 kW shared by two cars' : '180 kW for one car';
  const steps = [
    { label, working, result: kw(available) },
    {
      label: `What ${connectors[connector].label} carries`,
      working: `${batteryVolts} V × ${connectors[connector].amperes} A`,
      result: kw(carried),
    },
    {
      label: 'What flows: the least of charger, connector and car',
      working: `min(${kw(available)}, ${kw(carried)}, ${kw(carLimitKw)}), ${((flows * 1000) / batteryVolts).toFixed(0)} A`,
      result: kw(flows),
    },
  ];
  return { flows, steps };
}

/** The calculation from inputs to result, in lines a visitor can check by hand. */
export function calculationSteps(inputs: ChargingInputs, minutes: number): CalculationStep[] {
  const { batteryKwh, fromPercent, toPercent, efficiencyPercent, peakC, taper } = inputs;
  const { flows, steps: supply } = supplySteps(inputs);
  const stored = (flows * efficiencyPercent) / 100;
  const energy = (batteryKwh * (toPercent - fromPercent)) / 100;
  const plain = (energy / stored) * 60;
  const steps: CalculationStep[] = [
    {
      label: 'Energy the battery needs',
      working: `${batteryKwh} kWh × (${toPercent} % − ${fromPercent} %)`,
      result: kwh(energy),
    },
    ...supply,
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
  if (taper && longer > 1e-9) {
    const slow = stored > peakC * batteryKwh;
    const end = Math.min(taperEndC, peakC);
    steps.push({
      label: slow
        ? `Longer because the cells accept ${peakC} C, and less above ${taperFrom * 100} %`
        : `Longer because the battery takes less above ${taperFrom * 100} %`,
      working: `it accepts ${kw(peakC * batteryKwh)} (${peakC} C), falling to ${kw(end * batteryKwh)} (${end} C) when full`,
      result: `+ ${minutesText(longer)}`,
    });
  }
  steps.push({ label: 'Charging time', working: '', result: minutesText(minutes) });
  return steps;
}
