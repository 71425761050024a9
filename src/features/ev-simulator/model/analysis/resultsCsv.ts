import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { scenarioOf } from '../physics/scenario.ts';
import { causeLabels, causes, type RangeFound } from '../simulationResult.ts';
import { driveTrace } from './driveTrace.ts';
import { inputRows } from './inputRows.ts';
import { speedRangeCurve } from './speedRangeCurve.ts';

type Row = readonly string[];

/** Without it, Excel reads "°C" and "m²" in the code page of the machine. */
const byteOrderMark = '\uFEFF';

const quote = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

function resultRows(result: RangeFound): Row[] {
  const { road } = result;
  return [
    ['Result', 'Range', result.rangeKm.toFixed(1), 'km'],
    ['Result', 'Consumption', result.whPerKm.toFixed(1), 'Wh/km'],
    ['Result', 'Mean power', result.averageKw.toFixed(2), 'kW'],
    ['Result', 'Mean speed', result.averageKmh.toFixed(1), 'km/h'],
    ['Result', 'Driving time', result.hours.toFixed(2), 'h'],
    ['Result', 'Usable energy', result.usableKwh.toFixed(2), 'kWh'],
    ...(road
      ? [
          ['Result', 'Climb', road.upM.toFixed(0), 'm'],
          ['Result', 'Descent', road.downM.toFixed(0), 'm'],
          ['Result', 'Not recovered, battery full', road.refusedKwh.toFixed(3), 'kWh'],
        ]
      : []),
  ];
}

/** Everything the page shows, as CSV with a header (RFC 4180), and the drive step by step below it. */
export function resultsCsv(inputs: SimulatorInputs, result: RangeFound): string {
  const rows: Row[] = [
    ['Group', 'Item', 'Value', 'Unit'],
    ...inputRows(inputs).map((row) => ['Input', ...row]),
    ...resultRows(result),
    ...causes.map((cause) => [
      'Energy by cause',
      causeLabels[cause],
      result.whPerKmByCause[cause].toFixed(2),
      'Wh/km',
    ]),
    ...result.trip.map(({ km, percent }) => [
      'State of charge',
      `after ${km.toFixed(2)} km`,
      percent.toFixed(2),
      '%',
    ]),
    ...speedRangeCurve(scenarioOf(inputs)).map(({ kmh, rangeKm }) => [
      'Range by speed',
      `at ${kmh} km/h`,
      rangeKm.toFixed(1),
      'km',
    ]),
    [],
    [
      'Time, s',
      'Distance, km',
      'Height, m',
      'Speed, km/h',
      'Motor, kW',
      'Battery, kW',
      'Charge, %',
    ],
    ...driveTrace(inputs).map((point) => [
      point.seconds.toFixed(1),
      point.km.toFixed(4),
      point.metres.toFixed(1),
      point.kmh.toFixed(2),
      point.motorKw.toFixed(3),
      point.batteryKw.toFixed(3),
      point.charge.toFixed(3),
    ]),
  ];
  return byteOrderMark + rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}
