import { type CycleFigures, cycleFigures } from './cycleFigures.ts';
import type { PhaseTarget } from './synthesisePhase.ts';
import { wltpStyle, wltpTargets } from './wltpStyle.ts';

export interface WltpPhase {
  readonly target: PhaseTarget;
  readonly reached: CycleFigures;
}

/** What each phase of the WLTP-style trace should be, beside what it is. */
export function wltpPhases(): WltpPhase[] {
  let start = 0;
  return wltpTargets.map((target) => {
    const from = start;
    start += target.seconds;
    return { target, reached: cycleFigures(wltpStyle.speedsKmh, from, start) };
  });
}
