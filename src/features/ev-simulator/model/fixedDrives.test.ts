import { expect, test } from 'vitest';
import { defaultInputs, type SimulatorInputs } from './inputs/simulatorInputs.ts';
import { simulate } from './simulate.ts';
import { causes } from './simulationResult.ts';

/** Links to a case are kept and sent: what one shows must not change by itself. */
test.each<
  [
    name: string,
    changes: Partial<SimulatorInputs>,
    figures: number[],
    causes: number[],
    trip: number[],
    road: number[],
  ]
>([
  [
    'a level road at 80 km/h',
    {},
    [488.178, 6.102, 116.761, 80, 9.341, 57],
    [53.465, 45.984, 0, 0, 13.561, 3.75, 0],
    [146.453, 1.831, 70, 488.178, 6.102, 0],
    [],
  ],
  [
    'a level road with air conditioning',
    { airConditioning: true, speedKmh: 110 },
    [310.652, 2.824, 183.485, 110, 20.183, 57],
    [101.082, 45.984, 0, 0, 20.055, 2.727, 13.636],
    [93.196, 0.847, 70, 310.652, 2.824, 0],
    [],
  ],
  [
    'the Indian cycle',
    { mode: 'advanced', drive: 'idc' },
    [493.37, 22.497, 115.532, 21.931, 2.534, 57],
    [8.284, 45.984, 0, 29.058, 18.526, 13.68, 0],
    [164.426, 7.496, 66.65, 493.088, 22.488, 0],
    [],
  ],
  [
    'the modified Indian cycle on a hot day',
    { mode: 'advanced', drive: 'midc', temperatureC: 42, airConditioning: true },
    [293.24, 9.01, 191.659, 32.544, 6.237, 56.202],
    [30.183, 45.984, 0, 15.167, 16.132, 9.218, 74.974],
    [97.223, 3.024, 66.656, 292.077, 9.072, 0],
    [],
  ],
  [
    'the world cycle in the cold',
    {
      mode: 'advanced',
      drive: 'wltp',
      temperatureC: -5,
      airConditioning: true,
      heater: 'resistive',
      batteryKwh: 30,
    },
    [105.882, 2.275, 238.212, 46.534, 11.085, 25.223],
    [59.142, 45.984, 0, 18.996, 21.684, 6.447, 85.959],
    [31.124, 0.786, 69.494, 104.611, 2.358, 0],
    [],
  ],
  [
    'the world cycle with weak recovery',
    {
      mode: 'advanced',
      drive: 'wltp',
      regenKw: 8,
      regenFadeKmh: 25,
      headwindKmh: 15,
      payloadKg: 200,
      tyrePercent: 80,
      healthPercent: 85,
    },
    [254.145, 5.461, 190.639, 46.534, 8.871, 48.45],
    [73.167, 55.641, 0, 30.163, 25.222, 6.447, 0],
    [79.687, 1.824, 69.034, 253.387, 5.473, 0],
    [],
  ],
  [
    'a drawn drive',
    { mode: 'advanced', drive: 'drawn', altitudeM: 1500 },
    [454.324, 7.974, 125.461, 56.979, 7.149, 57],
    [38.676, 45.984, 0, 17.295, 18.241, 5.265, 0],
    [151.595, 2.654, 66.414, 453.395, 7.963, 0],
    [],
  ],
  [
    'a climb',
    {
      mode: 'advanced',
      drive: 'steady',
      road: 'slope',
      gradientPercent: 4,
      slopeKm: 20,
      speedKmh: 60,
    },
    [575.899, 9.598, 98.976, 60, 5.939, 57],
    [29.624, 45.983, 7.092, 0, 11.277, 5, 0],
    [7.02, 0.117, 96.029, 575.899, 9.598, 0],
    [20, 799.361, 0, 0, 88.722],
  ],
  [
    'a descent with a full battery',
    { mode: 'advanced', drive: 'midc', road: 'slope', gradientPercent: -5, slopeKm: 30 },
    [511.35, 15.712, 111.47, 32.544, 3.628, 57],
    [32.125, 45.981, -14.969, 23.585, 15.529, 9.218, 0],
    [18.477, 0.615, 100, 510.45, 15.707, 0],
    [30, 0, 1498.129, 2.756, 99.997],
  ],
  [
    'a mountain road from 90 % to 10 %',
    {
      mode: 'advanced',
      drive: 'steady',
      road: 'profile',
      speedKmh: 70,
      chargeStartPercent: 90,
      chargeEndPercent: 10,
    },
    [403.536, 5.765, 113.001, 70, 7.91, 45.6],
    [39.261, 45.982, 10.003, 0.347, 13.123, 4.286, 0],
    [42.12, 0.602, 81.101, 403.536, 5.765, 10],
    [120, 1110, 320, 0, 60.943],
  ],
  [
    'a mountain road that is too long',
    { mode: 'advanced', drive: 'idc', road: 'profile', batteryKwh: 12 },
    [89.114, 4.068, 127.926, 21.908, 2.803, 11.4],
    [7.614, 45.978, 11.682, 29.028, 19.93, 13.694, 0],
    [30.124, 1.374, 61.544, 89.114, 4.068, 0],
    [120, 1110, 320, 0, -1],
  ],
])('%s takes what it took', (_, changes, figures, byCause, trip, road) => {
  const found = simulate({ ...defaultInputs, ...changes });
  if (found.kind !== 'range') throw new Error(found.kind);
  const rounded = (values: readonly number[]) =>
    values.map((value) => Number(value.toFixed(3)) || 0);
  const { rangeKm, hours, whPerKm, averageKmh, averageKw, usableKwh } = found;
  expect(rounded([rangeKm, hours, whPerKm, averageKmh, averageKw, usableKwh])).toEqual(figures);
  expect(rounded(causes.map((cause) => found.whPerKmByCause[cause]))).toEqual(byCause);
  const points = [found.trip[Math.floor(found.trip.length / 3)], found.trip.at(-1)];
  expect(
    rounded(points.flatMap((point) => (point ? [point.km, point.hours, point.percent] : []))),
  ).toEqual(trip);
  const { lengthKm, upM, downM, refusedKwh, arrivalPercent } = found.road ?? {};
  // No charge is left where the battery does not last.
  const kept = [lengthKm, upM, downM, refusedKwh, arrivalPercent ?? (found.road && -1)];
  expect(rounded(kept.filter((value) => value !== undefined))).toEqual(road);
});
