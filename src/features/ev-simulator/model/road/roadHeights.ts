import type { Knot } from '../cycles/cycle.ts';
import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';

type RoadInputs = Pick<
  SimulatorInputs,
  'road' | 'gradientPercent' | 'slopeKm' | 'altitudeM' | 'profile'
>;

/** The road by kilometre and height in metres, in order; empty if it is level. It goes on level. */
export function roadHeights(inputs: RoadInputs): readonly Knot[] {
  const { road, gradientPercent, slopeKm, altitudeM } = inputs;
  if (road === 'profile') return [...inputs.profile].sort(([a], [b]) => a - b);
  if (road === 'level' || gradientPercent === 0) return [];
  const rise = slopeKm * 1000 * Math.sin(Math.atan(gradientPercent / 100));
  return [
    [0, altitudeM],
    [slopeKm, altitudeM + rise],
  ];
}
