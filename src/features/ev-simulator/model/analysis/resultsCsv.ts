import { type Cell, csv } from '../../../../site/csv.ts';
import { rounded } from '../../../../site/formats.ts';
import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { scenarioOf } from '../physics/scenario.ts';
import { causeLabels, causes, type RangeFound } from '../simulationResult.ts';
import { driveTrace } from './driveTrace.ts';
import { inputRows } from './inputRows.ts';
import { speedRangeCurve } from './rangeComparisons.ts';

type Row = readonly Cell[];

function resultRows(result: RangeFound): Row[] {
  const { road } = result;
  return [
    ['Result', 'Range', rounded(result.rangeKm, 1), 'km'],
    ['Result', 'Consumption', rounded(result.whPerKm, 1), 'Wh/km'],
    ['Result', 'Mean power', rounded(result.averageKw, 2), 'kW'],
    ['Result', 'Mean speed', rounded(result.averageKmh, 1), 'km/h'],
    ['Result', 'Driving time', rounded(result.hours, 2), 'h'],
    ['Result', 'Usable energy', rounded(result.usableKwh, 2), 'kWh'],
    ...(road
      ? [
          ['Result', 'Climb', rounded(road.upM, 0), 'm'],
          ['Result', 'Descent', rounded(road.downM, 0), 'm'],
          ['Result', 'Not recovered, battery full', rounded(road.refusedKwh, 3), 'kWh'],
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
      rounded(result.whPerKmByCause[cause], 2),
      'Wh/km',
    ]),
    ...result.trip.map(({ km, percent }) => [
      'State of charge',
      `after ${km.toFixed(2)} km`,
      rounded(percent, 2),
      '%',
    ]),
    ...speedRangeCurve(scenarioOf(inputs)).map(({ kmh, rangeKm }) => [
      'Range by speed',
      `at ${kmh} km/h`,
      rounded(rangeKm, 1),
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
      rounded(point.seconds, 1),
      rounded(point.km, 4),
      rounded(point.metres, 1),
      rounded(point.kmh, 2),
      rounded(point.motorKw, 3),
      rounded(point.batteryKw, 3),
      rounded(point.charge, 3),
    ]),
  ];
  return csv(rows);
}
