import type { Cycle } from './cycles/cycle.ts';
import { drawnCycle } from './cycles/drawnCycle.ts';
import { idc, midc } from './cycles/indianCycles.ts';
import { wltpStyle } from './cycles/wltpStyle.ts';
import type { SimulatorInputs } from './inputs/simulatorInputs.ts';

/** The built-in cycles. */
export const standardCycles = { idc, midc, wltp: wltpStyle } as const;

/** The selected cycle; null for constant speed or a drawing that is not valid yet. */
export function selectedCycle({ mode, drive, points }: SimulatorInputs): Cycle | null {
  if (mode === 'basic' || drive === 'steady') return null;
  if (drive !== 'drawn') return standardCycles[drive];
  const drawn = drawnCycle(points);
  return drawn.kind === 'cycle' ? drawn.cycle : null;
}
