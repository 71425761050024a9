import { type NumberKey, numberFields } from '../inputs/numberFields.ts';
import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { simulate } from '../simulate.ts';

export interface SensitivityRow {
  readonly label: string;
  /** Such as "± 10 %". */
  readonly change: string;
  /** Change of the range in km with the input lowered and raised. */
  readonly lowerKm: number;
  readonly higherKm: number;
}

/** By how much each input is varied: a share of itself, or so many of its units. */
const shares = new Set<NumberKey>([
  'batteryKwh',
  'weightKg',
  'cd',
  'frontalAreaM2',
  'crr',
  'drivetrainPercent',
  'regenPercent',
  'tyrePercent',
  'healthPercent',
  'auxW',
]);
const share = 0.1;
const units: Partial<Record<NumberKey, number>> = {
  speedKmh: 10,
  temperatureC: 10,
  headwindKmh: 10,
  altitudeM: 1000,
  payloadKg: 100,
  chargeStartPercent: 10,
  chargeEndPercent: 10,
  gradientPercent: 1,
};

/** Inputs that the chosen drive or road does not use. */
function unused({ mode, drive, road }: SimulatorInputs): readonly NumberKey[] {
  return [
    ...(mode === 'advanced' && drive !== 'steady' ? (['speedKmh'] as const) : []),
    ...(road === 'slope' ? [] : (['gradientPercent'] as const)),
    ...(road === 'profile' ? (['altitudeM'] as const) : []),
  ];
}

/** How far the range moves when one input changes and the others stay, the strongest first. */
export function sensitivity(inputs: SimulatorInputs): SensitivityRow[] {
  const plain = simulate(inputs);
  if (plain.kind !== 'range') return [];
  const idle = unused(inputs);
  const shift = (changes: Partial<SimulatorInputs>): number => {
    const changed = simulate({ ...inputs, ...changes });
    return changed.kind === 'range' ? changed.rangeKm - plain.rangeKm : 0;
  };
  const keys = [...shares, ...(Object.keys(units) as NumberKey[])].filter(
    (key) => !idle.includes(key) && (inputs.mode === 'advanced' || !numberFields[key].advancedOnly),
  );
  const rows = keys.map((key): SensitivityRow => {
    const { label, unit, min, max } = numberFields[key];
    const by = shares.has(key) ? inputs[key] * share : (units[key] ?? 0);
    const at = (value: number) => shift({ [key]: Math.min(max, Math.max(min, value)) });
    return {
      label,
      change: shares.has(key) ? `± ${share * 100} %` : `± ${by} ${unit}`,
      lowerKm: at(inputs[key] - by),
      higherKm: at(inputs[key] + by),
    };
  });
  const air = shift({ airConditioning: !inputs.airConditioning });
  rows.push({
    label: 'Air conditioning and heating',
    change: inputs.airConditioning ? 'off' : 'on',
    lowerKm: inputs.airConditioning ? air : 0,
    higherKm: inputs.airConditioning ? 0 : air,
  });
  const spread = ({ lowerKm, higherKm }: SensitivityRow) =>
    Math.max(Math.abs(lowerKm), Math.abs(higherKm), Math.abs(higherKm - lowerKm));
  return rows.filter((row) => spread(row) >= 0.05).sort((a, b) => spread(b) - spread(a));
}
