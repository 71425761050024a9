import type { TimeFunction } from '../waveform.ts';

interface Drop {
  supply: number;
  /** What is left of it. */
  left: number;
  length: number;
  /** How long it takes to fall, and to come back. */
  edge: number;
}

/** A direct voltage that falls at t = 0 and comes back; the length is from edge to edge. */
export function dcDip({ supply, left, length, edge }: Drop): TimeFunction {
  return (time) => {
    const fallen = Math.min(Math.max(time / edge, 0), 1);
    const back = Math.min(Math.max((time - length) / edge, 0), 1);
    return supply - (supply - left) * (fallen - back);
  };
}
