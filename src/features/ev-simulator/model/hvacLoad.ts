import { interpolate, type Table } from './interpolate.ts';

export type Heater = 'heatPump' | 'resistive';

/** Steady load in kW by ambient temperature in °C; cooling is the same for both heaters. */
const cooling: Table = [
  [20, 0.2],
  [24, 0.2],
  [30, 0.9],
  [35, 1.5],
  [40, 2.2],
  [45, 2.8],
];

const tables: Readonly<Record<Heater, Table>> = {
  heatPump: [[-10, 2.5], [0, 1.8], [10, 0.9], ...cooling],
  resistive: [[-10, 4.5], [0, 3.5], [10, 1.8], ...cooling],
};

/** Electric power in W that keeps the cabin comfortable. */
export function hvacLoad(temperatureC: number, heater: Heater): number {
  return interpolate(tables[heater], temperatureC) * 1000;
}
