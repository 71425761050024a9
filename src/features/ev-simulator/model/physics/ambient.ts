type Table = readonly (readonly [x: number, y: number])[];

/** Linear between the rows of a table sorted by x, extrapolated beyond its ends. */
function interpolate(table: Table, x: number): number {
  const after = table.findIndex(([rowX]) => rowX >= x);
  const index = after === -1 ? table.length - 1 : Math.max(after, 1);
  const [x0, y0] = table[index - 1] ?? [0, 0];
  const [x1, y1] = table[index] ?? [1, y0];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Density of dry air in kg/m³, at the standard atmosphere's pressure for that altitude. */
export function airDensity(temperatureC: number, altitudeM: number): number {
  const pressure = 101_325 * (1 - 2.25577e-5 * altitudeM) ** 5.25588;
  return pressure / (287.05 * (temperatureC + 273.15));
}

const capacityFactors: Table = [
  [-10, 0.85],
  [0, 0.92],
  [10, 0.97],
  [20, 1],
  [35, 1],
  [45, 0.98],
];

/** Share of its capacity that a battery delivers at this ambient temperature. */
export function batteryCapacityFactor(temperatureC: number): number {
  return interpolate(capacityFactors, temperatureC);
}

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

const hvacTables: Readonly<Record<Heater, Table>> = {
  heatPump: [[-10, 2.5], [0, 1.8], [10, 0.9], ...cooling],
  resistive: [[-10, 4.5], [0, 3.5], [10, 1.8], ...cooling],
};

/** Electric power in W that keeps the cabin comfortable. */
export function hvacLoad(temperatureC: number, heater: Heater): number {
  return interpolate(hvacTables[heater], temperatureC) * 1000;
}
