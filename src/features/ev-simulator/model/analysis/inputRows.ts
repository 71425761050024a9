import { knotsText } from '../cycles/drawnCycle.ts';
import { type NumberKey, numberFields, numberKeys } from '../inputs/numberFields.ts';
import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { roadHeights } from '../road/roadProfile.ts';

export type InputRow = readonly [label: string, value: string, unit: string];

/** Fields that belong to prices and stops, not to the drive. */
const asides: readonly NumberKey[] = [
  'tariff',
  'petrolPrice',
  'petrolKmPerL',
  'gridKg',
  'chargePercent',
  'tripKm',
  'stopToPercent',
  'carLimitKw',
];

/** Whether the drive uses a number: a cycle has its own speeds, a level road no gradient. */
function isUsed(key: NumberKey, { mode, drive, road }: SimulatorInputs): boolean {
  if (asides.includes(key)) return false;
  if (mode === 'basic') return !numberFields[key].advancedOnly;
  if (key === 'speedKmh') return drive === 'steady';
  if (key === 'gradientPercent' || key === 'slopeKm') return road === 'slope';
  return key !== 'altitudeM' || road !== 'profile';
}

/** The inputs that the drive uses, in words. */
export function inputRows(inputs: SimulatorInputs): InputRow[] {
  const advanced = inputs.mode === 'advanced';
  const rows: InputRow[] = [['Drive', advanced ? inputs.drive : 'steady', '']];
  if (advanced && inputs.drive === 'drawn') {
    rows.push(['Points of the drive (s-km/h)', knotsText(inputs.points), '']);
  }
  for (const key of numberKeys.filter((name) => isUsed(name, inputs))) {
    const { label, unit } = numberFields[key];
    rows.push([label, String(inputs[key]), unit]);
  }
  rows.push(['Air conditioning', inputs.airConditioning ? 'on' : 'off', '']);
  if (advanced) {
    rows.push(['Heating', inputs.heater === 'heatPump' ? 'heat pump' : 'resistive', '']);
    const heights = roadHeights(inputs);
    if (heights.length > 0) rows.push(['Heights of the road (km-m)', knotsText(heights), '']);
  }
  return rows;
}
