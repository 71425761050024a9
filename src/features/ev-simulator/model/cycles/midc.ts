import type { Cycle } from './cycle.ts';
import { parseKnots } from './parseKnots.ts';
import { repeatTrace } from './repeatTrace.ts';
import { sampleKnots } from './sampleKnots.ts';

const partOne = parseKnots(`
  0:0 11:0 15:15 23:15 25:10 28:0
  49:0 54:15 56:15 61:32 85:32 93:10 96:0
  117:0 122:15 124:15 133:35 135:35 143:50 155:50 163:35 176:35 178:32 185:10 188:0 195:0
`);

const partTwo = parseKnots(`
  0:0 20:0 25:15 27:15 36:35 38:35 46:50 48:50 61:70 111:70 119:50 188:50
  201:70 251:70 275:90 358:90 362:80 370:50 380:0 400:0
`);

export const midc: Cycle = {
  name: 'MIDC',
  note: 'Modified Indian driving cycle for cars: four city parts and one country part, at most 90 km/h.',
  // Pauses for changing gear are flat here: an electric car has none.
  speedsKmh: [...repeatTrace(sampleKnots(partOne), 4), ...sampleKnots(partTwo).slice(1)],
};
