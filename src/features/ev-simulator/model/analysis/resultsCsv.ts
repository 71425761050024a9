import { numberFields, numberKeys } from '../inputs/numberFields.ts';
import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { causeLabels, causes, type RangeFound } from '../simulationResult.ts';
import type { SpeedRangePoint } from './speedRangeCurve.ts';

type Row = readonly [group: string, item: string, value: string, unit: string];

const quote = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

function inputRows(inputs: SimulatorInputs): Row[] {
  const numbers = numberKeys
    .filter((key) => inputs.mode === 'advanced' || !numberFields[key].advancedOnly)
    .map((key): Row => {
      const { label, unit } = numberFields[key];
      return ['Input', label, String(inputs[key]), unit];
    });
  const air = inputs.airConditioning ? 'on' : 'off';
  const drive = inputs.mode === 'advanced' ? inputs.drive : 'steady';
  return [['Input', 'Drive', drive, ''], ...numbers, ['Input', 'Air conditioning', air, '']];
}

function resultRows(result: RangeFound): Row[] {
  return [
    ['Result', 'Range', result.rangeKm.toFixed(1), 'km'],
    ['Result', 'Consumption', result.whPerKm.toFixed(1), 'Wh/km'],
    ['Result', 'Mean power', result.averageKw.toFixed(2), 'kW'],
    ['Result', 'Mean speed', result.averageKmh.toFixed(1), 'km/h'],
    ['Result', 'Driving time', result.hours.toFixed(2), 'h'],
    ['Result', 'Usable energy', result.usableKwh.toFixed(2), 'kWh'],
  ];
}

/** Everything the page shows, as CSV with a header (RFC 4180). */
export function resultsCsv(
  inputs: SimulatorInputs,
  result: RangeFound,
  curve: readonly SpeedRangePoint[],
): string {
  const rows: Row[] = [
    ['Group', 'Item', 'Value', 'Unit'],
    ...inputRows(inputs),
    ...resultRows(result),
    ...causes.map(
      (cause): Row => [
        'Energy by cause',
        causeLabels[cause],
        result.whPerKmByCause[cause].toFixed(2),
        'Wh/km',
      ],
    ),
    ...result.trip.map(
      ({ km, percent }): Row => [
        'State of charge',
        `after ${km.toFixed(2)} km`,
        percent.toFixed(2),
        '%',
      ],
    ),
    ...curve.map(
      ({ kmh, rangeKm }): Row => ['Range by speed', `at ${kmh} km/h`, rangeKm.toFixed(1), 'km'],
    ),
  ];
  return rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}
