import type { Cycle } from './cycles/cycle.ts';
import { drawnCycle } from './cycles/drawnCycle.ts';
import { idc, midc } from './cycles/indianCycles.ts';
import { wltpStyle } from './cycles/wltpStyle.ts';
import type { SimulatorInputs } from './simulatorInputs.ts';

/** The cycles that come with the page. */
export const standardCycles = { idc, midc, wltp: wltpStyle } as const;

/** The cycle these inputs ask for; null for a constant speed or a drawing that is no drive yet. */
export function selectedCycle({ mode, drive, points }: SimulatorInputs): Cycle | null {
  if (mode === 'basic' || drive === 'steady') return null;
  if (drive !== 'drawn') return standardCycles[drive];
  const drawn = drawnCycle(points);
  return drawn.kind === 'cycle' ? drawn.cycle : null;
}
