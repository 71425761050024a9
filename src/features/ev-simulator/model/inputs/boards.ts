import { drawingLimits } from '../cycles/drawnCycle.ts';
import { profileLimits } from '../road/roadProfile.ts';

interface Axis {
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** The axis covers at least this much. */
  readonly span: number;
  /** What a dragged point is rounded to. */
  readonly step: number;
  readonly axisLabel: string;
  readonly column: string;
  /** For screen readers, as in "Point 2: time in seconds". */
  readonly name: string;
}

/** Something drawn by points: what its axes are, and how it is spoken of. */
export interface Board {
  readonly title: string;
  readonly hint: string;
  readonly most: number;
  /** How far behind the last point a new one is put. */
  readonly onward: number;
  readonly x: Axis;
  readonly y: Axis;
}

function axis(
  quantity: string,
  unit: string,
  name: string,
  range: Pick<Axis, 'min' | 'max' | 'span' | 'step'>,
): Axis {
  const axisLabel = `${quantity} (${unit})`;
  return { ...range, unit, axisLabel, column: `${quantity}, ${unit}`, name };
}

const hint = 'Drag a point, click between points to add one, or edit the table.';

export const speedBoard: Board = {
  title: 'Your drive',
  hint,
  most: drawingLimits.points,
  onward: 20,
  x: axis('Time', 's', 'time in seconds', {
    min: 0,
    max: drawingLimits.seconds,
    span: 60,
    step: 1,
  }),
  y: axis('Speed', 'km/h', 'speed in km/h', { min: 0, max: drawingLimits.kmh, span: 60, step: 1 }),
};

export const heightBoard: Board = {
  title: 'Your road',
  hint: `${hint} After the last point the road goes on level.`,
  most: profileLimits.points,
  onward: 10,
  x: axis('Distance', 'km', 'distance in km', {
    min: 0,
    max: profileLimits.km,
    span: 10,
    step: 0.1,
  }),
  y: axis('Height', 'm', 'height in m', {
    min: profileLimits.lowestM,
    max: profileLimits.highestM,
    span: 200,
    step: 5,
  }),
};
