import {
  type Cycle,
  type CycleFigures,
  cycleFigures,
  type Knot,
  parseKnots,
  sampleKnots,
} from './cycle.ts';

interface PhaseTarget {
  readonly name: string;
  readonly seconds: number;
  /** Seconds whose sample is below 1 km/h, which the regulation counts as stopped. */
  readonly stopSeconds: number;
  readonly metres: number;
  readonly maxKmh: number;
}

/**
 * Drivers accelerate and brake hard near standstill and change speed gently on the move. The sine
 * also keeps the first moving second well above 1 km/h, so stops are counted exactly.
 */
function drive(from: number, to: number, u: number): number {
  if (from === 0) return to * Math.sin((u * Math.PI) / 2);
  if (to === 0) return from * Math.cos((u * Math.PI) / 2);
  return from + ((to - from) * (1 - Math.cos(u * Math.PI))) / 2;
}

/**
 * Speeds of a phase, one per second, from knots in per cent of its maximum speed.
 *
 * Each share s of the maximum becomes s + bend·s·(1 − s): standstill and maximum stay fixed,
 * everything between rises or falls. The distance is linear in the bend, so a single division
 * gives the required distance.
 */
function synthesisePhase(target: PhaseTarget, knots: readonly Knot[]): number[] {
  const shares = sampleKnots(knots, drive).map((percent) => percent / 100);
  let plain = 0;
  let bendable = 0;
  for (const share of shares) {
    plain += share;
    bendable += share * (1 - share);
  }
  // Both ends are at rest, so the sum of the samples is the trapezoidal integral.
  const wanted = (target.metres * 3.6) / target.maxKmh;
  const bend = (wanted - plain) / bendable;
  return shares.map((share) => target.maxKmh * (share + bend * share * (1 - share)));
}

interface Phase {
  readonly target: PhaseTarget;
  /** Second and per cent of the maximum speed; one micro-trip per line. */
  readonly knots: string;
}

/** Targets: the totals of each phase of WLTC class 3b. Knots: our own micro-trips. */
const phases: readonly Phase[] = [
  {
    target: { name: 'Low', seconds: 589, stopSeconds: 156, metres: 3095, maxKmh: 56.5 },
    knots: `
      0:0
      15:0 25:60 36:38 47:84 60:58 72:72 84:30 98:0
      130:0 140:64 150:44 164:96 176:72 190:100 202:62 213:84 225:30 235:55 245:14 257:66
      270:84 284:46 297:70 310:20 320:14 334:66 348:74 360:28 372:0
      385:0 395:58 408:66 420:30 430:34 440:0
      493:0 501:40 508:30 516:0
      520:0 530:46 543:32 555:0
      589:0
    `,
  },
  {
    target: { name: 'Medium', seconds: 433, stopSeconds: 48, metres: 4756, maxKmh: 76.6 },
    knots: `
      0:0
      9:0 22:66 34:78 46:40 54:18 67:68 86:80 99:40 112:70 126:24 138:40 150:0
      156:0 169:60 184:82 198:60 212:88 226:74 244:100 260:88 276:96 291:50 301:14 315:68
      329:76 342:22 357:76 374:62 388:35 402:0
      433:0
    `,
  },
  {
    target: { name: 'High', seconds: 455, stopSeconds: 31, metres: 7162, maxKmh: 97.4 },
    knots: `
      0:0
      5:0 17:45 34:80 48:66 62:82 78:72 92:40 102:28 118:62 132:44 144:56 158:26 168:16
      184:58 200:66 216:38 234:74 250:62 270:90 286:95 302:84 322:100 338:93 354:99 372:90
      388:64 400:70 416:40 430:0
      455:0
    `,
  },
  {
    target: { name: 'Extra high', seconds: 323, stopSeconds: 7, metres: 8254, maxKmh: 131.3 },
    knots: `
      0:0
      2:0 16:36 34:58 50:54 63:34 82:66 100:76 116:68 138:84 154:76 176:97 192:91 212:99
      228:94 246:100 262:96 278:86 290:60 302:40 319:0
      323:0
    `,
  },
];

function synthesise(): number[] {
  const traces = phases.map(({ target, knots }) => synthesisePhase(target, parseKnots(knots)));
  // Each phase starts on the last sample of the previous one.
  return traces.flatMap((trace, index) => (index === 0 ? trace : trace.slice(1)));
}

export const wltpStyle: Cycle = {
  name: 'WLTP-style',
  note: 'Not the official trace: made up so that each phase meets the duration, distance, stops and speeds of WLTC class 3b.',
  speedsKmh: synthesise(),
};

export interface WltpPhase {
  readonly target: PhaseTarget;
  readonly reached: CycleFigures;
}

/** Target and actual figures of each phase of the WLTP-style trace. */
export function wltpPhases(): WltpPhase[] {
  let start = 0;
  return phases.map(({ target }) => {
    const from = start;
    start += target.seconds;
    return { target, reached: cycleFigures(wltpStyle.speedsKmh, from, start) };
  });
}
