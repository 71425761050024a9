import type { DetectionMap } from '../readMap.ts';
import type { Tensor } from './tensor.ts';

/** Runs a network on a part of a picture. */
export type RunModel = (input: Tensor) => Promise<DetectionMap>;

/** A small network searches everything; a large one looks again at what that finds. */
export interface Detector {
  search: RunModel;
  look: RunModel;
}
