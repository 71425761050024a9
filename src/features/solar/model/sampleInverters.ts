import { dayPlant, readingKw } from './sampleDay.ts';

export interface InverterRow {
  readonly id: string;
  readonly ratedKw: number;
  readonly acKw: number;
  readonly dcVolts: number;
  /** Current of each string, in A. */
  readonly stringAmperes: readonly number[];
  readonly cabinetC: number;
  readonly energyKwh: number;
  readonly state: 'Producing' | 'Warning';
}

const conversion = 0.98;

/** A string is flagged below this share of its inverter's median. */
const lowShare = 0.85;

/** Each string's relative strength; one of the fourth inverter is shaded or broken. */
const inverters = [
  { strings: [1, 1.004, 0.998, 1.002], dcVolts: 612, cabinetC: 47 },
  { strings: [0.999, 1, 1.003, 0.997], dcVolts: 611, cabinetC: 48 },
  { strings: [1.002, 0.996, 1, 0.999], dcVolts: 614, cabinetC: 46 },
  { strings: [1.001, 0.999, 0.7, 1], dcVolts: 609, cabinetC: 47 },
  { strings: [0.998, 1.001, 1, 1.003], dcVolts: 613, cabinetC: 49 },
] as const;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** The strings, counted from 1, below 85 % of their inverter's median. */
export function lowStrings(stringAmperes: readonly number[]): number[] {
  const limit = lowShare * median(stringAmperes);
  return stringAmperes.flatMap((amperes, index) => (amperes < limit ? [index + 1] : []));
}

/** The inverters of the shown plant; their output and energy add up to the plant's. */
export function sampleInverters(plantEnergyKwh: number): InverterRow[] {
  const strength = sum(inverters.map(({ strings }) => sum(strings)));
  return inverters.map(({ strings, dcVolts, cabinetC }, index) => {
    const share = sum(strings) / strength;
    const acKw = readingKw * share;
    const dcAmperes = (acKw * 1000) / conversion / dcVolts;
    const stringAmperes = strings.map((string) => (dcAmperes * string) / sum(strings));
    return {
      id: `INV-0${index + 1}`,
      ratedKw: dayPlant.acKw / inverters.length,
      acKw,
      dcVolts,
      stringAmperes,
      cabinetC,
      energyKwh: plantEnergyKwh * share,
      state: lowStrings(stringAmperes).length > 0 ? 'Warning' : 'Producing',
    };
  });
}
