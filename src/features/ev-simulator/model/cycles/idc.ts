import type { Cycle } from './cycle.ts';
import { parseKnots } from './parseKnots.ts';
import { repeatTrace } from './repeatTrace.ts';
import { sampleKnots } from './sampleKnots.ts';

const oneRun = parseKnots(`
  0:0 16:0 22:14 26:22 30:13 32:13 37:23 42:31 45:25 49:25
  51:21 59:34 66:42 69:37 76:37 78:34 85:42 94:27 101:14 108:0
`);

export const idc: Cycle = {
  name: 'IDC',
  note: 'Indian driving cycle: dense city traffic, six runs of 108 s, at most 42 km/h.',
  speedsKmh: repeatTrace(sampleKnots(oneRun), 6),
};
