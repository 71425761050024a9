import type { Plant } from '../../model/plant/fleet.ts';

/** The figures the setup wizard asks for, with the limits of each and the step it belongs to. */
export const draftFields = {
  latitude: { step: 0, label: 'Latitude', unit: '° N', min: 6, max: 37, start: 18.52 },
  longitude: { step: 0, label: 'Longitude', unit: '° E', min: 68, max: 98, start: 73.86 },
  height: { step: 0, label: 'Height above the sea', unit: 'm', min: 0, max: 4000, start: 560 },
  dcKwp: { step: 1, label: 'DC rating', unit: 'kWp', min: 1, max: 5000, start: 100 },
  tilt: { step: 1, label: 'Tilt', unit: '°', min: 0, max: 60, start: 15 },
  azimuth: { step: 1, label: 'Azimuth, south is 180', unit: '°', min: 0, max: 360, start: 180 },
  inverters: { step: 2, label: 'Inverters', unit: '', min: 1, max: 60, start: 4 },
  inverterKw: { step: 2, label: 'AC rating of each', unit: 'kW', min: 1, max: 500, start: 22 },
  stringsEach: { step: 2, label: 'Strings on each', unit: '', min: 1, max: 30, start: 4 },
  firstAddress: { step: 2, label: 'First Modbus address', unit: '', min: 1, max: 247, start: 1 },
  dustPercent: { step: 3, label: 'Dust per dry day', unit: '%', min: 0, max: 1, start: 0.2 },
  washEvery: { step: 3, label: 'Washed every', unit: 'days', min: 7, max: 90, start: 21 },
  tariff: { step: 3, label: 'Tariff', unit: '₹/kWh', min: 0, max: 30, start: 4.5 },
} as const;

export type DraftKey = keyof typeof draftFields;
export const draftKeys = Object.keys(draftFields) as DraftKey[];
export type PlantDraft = Readonly<Record<DraftKey, number>>;

const whole: readonly DraftKey[] = ['inverters', 'stringsEach', 'firstAddress', 'washEvery'];

/** A draft with what has been entered so far; the rest is as the wizard begins. */
export const draftOf = (entered: Partial<PlantDraft> = {}): PlantDraft =>
  Object.fromEntries(
    draftKeys.map((key) => [key, entered[key] ?? draftFields[key].start]),
  ) as PlantDraft;

/** What is wrong with a field, in words. */
export function draftProblem(draft: PlantDraft, key: DraftKey): string | undefined {
  const { min, max, unit } = draftFields[key];
  const value = draft[key];
  if (!(value >= min && value <= max)) return `Between ${min} and ${max}${unit && ` ${unit}`}`;
  if (whole.includes(key) && !Number.isInteger(value)) return 'A whole number';
  const last = draft.firstAddress + draft.inverters - 1;
  if (key === 'firstAddress' && last > 247) return `The last address would be ${last}, above 247`;
  return undefined;
}

/** The plant the model computes. Its weather is its own. */
export function draftPlant(draft: PlantDraft): Plant {
  const { latitude, longitude, height, tilt, azimuth, dustPercent, ...rest } = draft;
  return {
    id: 'draft',
    name: 'New plant',
    seed: 424_243,
    site: { latitude, longitude, height },
    plane: { tilt, azimuth },
    dcKwp: rest.dcKwp,
    inverters: rest.inverters,
    stringsEach: rest.stringsEach,
    inverterKw: rest.inverterKw,
    shading: 0.012,
    dustPerDay: dustPercent / 100,
    washEvery: rest.washEvery,
  };
}
