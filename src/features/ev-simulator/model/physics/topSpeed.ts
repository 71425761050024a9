import { powerFlow, wheelLimit } from './powerFlow.ts';
import type { Scenario } from './scenario.ts';

/** In m/s: 720 km/h. */
const beyondAnyCar = 200;

/** The highest speed the motor can sustain on this road, in km/h. */
export function topSpeed(scenario: Scenario): number {
  const limit = wheelLimit(scenario);
  let low = 0;
  let high = beyondAnyCar;
  // Downhill the power first falls, then rises with speed; it crosses the limit only once.
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (powerFlow(scenario, middle, 0).wheel > limit) high = middle;
    else low = middle;
  }
  return low * 3.6;
}
