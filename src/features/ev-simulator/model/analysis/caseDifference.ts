import { causeLabels, causes, type RangeFound } from '../simulationResult.ts';

export interface CauseDifference {
  readonly label: string;
  readonly kept: number;
  readonly now: number;
  /** In Wh/km; below zero if this case takes less. */
  readonly difference: number;
}

/** Two cases side by side, cause by cause; causes that neither has are left out. */
export function caseDifference(kept: RangeFound, now: RangeFound): CauseDifference[] {
  return causes
    .map((cause) => ({
      label: causeLabels[cause],
      kept: kept.whPerKmByCause[cause],
      now: now.whPerKmByCause[cause],
      difference: now.whPerKmByCause[cause] - kept.whPerKmByCause[cause],
    }))
    .filter((row) => Math.max(Math.abs(row.kept), Math.abs(row.now)) >= 0.05);
}
