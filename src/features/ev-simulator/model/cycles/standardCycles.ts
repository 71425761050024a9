import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { type Cycle, parseKnots, sampleKnots } from './cycle.ts';
import { drawnCycle } from './drawnCycle.ts';
import { wltpStyle } from './wltpStyle.ts';

/** Repeats a trace; the last sample of one run is the first of the next. */
function repeatTrace(trace: readonly number[], times: number): number[] {
  const repeated = [...trace];
  for (let time = 1; time < times; time++) repeated.push(...trace.slice(1));
  return repeated;
}

const idcRun = parseKnots(`
  0:0 16:0 22:14 26:22 30:13 32:13 37:23 42:31 45:25 49:25
  51:21 59:34 66:42 69:37 76:37 78:34 85:42 94:27 101:14 108:0
`);

export const idc: Cycle = {
  name: 'IDC',
  note: 'Indian driving cycle: dense city traffic, six runs of 108 s, up to 42 km/h.',
  speedsKmh: repeatTrace(sampleKnots(idcRun), 6),
};

const midcPartOne = parseKnots(`
  0:0 11:0 15:15 23:15 25:10 28:0
  49:0 54:15 56:15 61:32 85:32 93:10 96:0
  117:0 122:15 124:15 133:35 135:35 143:50 155:50 163:35 176:35 178:32 185:10 188:0 195:0
`);

const midcPartTwo = parseKnots(`
  0:0 20:0 25:15 27:15 36:35 38:35 46:50 48:50 61:70 111:70 119:50 188:50
  201:70 251:70 275:90 358:90 362:80 370:50 380:0 400:0
`);

export const midc: Cycle = {
  name: 'MIDC',
  note: 'Modified Indian driving cycle for cars: four city parts and one extra-urban part, at most 90 km/h.',
  // Gear-change pauses are flattened: an electric car has none.
  speedsKmh: [...repeatTrace(sampleKnots(midcPartOne), 4), ...sampleKnots(midcPartTwo).slice(1)],
};

/** The built-in cycles. */
export const standardCycles = { idc, midc, wltp: wltpStyle } as const;

/** The selected cycle; null for constant speed or a drawing that is not valid yet. */
export function selectedCycle({ mode, drive, points }: SimulatorInputs): Cycle | null {
  if (mode === 'basic' || drive === 'steady') return null;
  if (drive !== 'drawn') return standardCycles[drive];
  const drawn = drawnCycle(points);
  return drawn.kind === 'cycle' ? drawn.cycle : null;
}
