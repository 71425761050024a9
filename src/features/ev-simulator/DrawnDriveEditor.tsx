import { Button } from '../../components/ui/Button.tsx';
import { DrawingBoard } from './DrawingBoard.tsx';
import type { Knot } from './model/cycles/cycle.ts';
import { drawingLimits } from './model/cycles/drawnCycle.ts';
import {
  appendPoint,
  numberedPoints,
  removePoint,
  replacePoint,
} from './model/inputs/editPoints.ts';
import type { InputProblem } from './model/inputs/inputProblems.ts';
import { PointRow } from './PointRow.tsx';

interface Props {
  points: readonly Knot[];
  problems: readonly InputProblem[];
  onChange: (points: readonly Knot[]) => void;
}

/** A drive drawn with the pointer, or typed point by point in the table. */
export function DrawnDriveEditor({ points, problems, onChange }: Props) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Your drive</legend>
      <p className="text-sm text-muted">
        Drag a point, click between points to add one, or edit the table.
      </p>
      <DrawingBoard points={points} onChange={onChange} />
      {problems.length > 0 && (
        <ul className="list-disc pl-5 text-sm text-danger">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <table className="text-sm">
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="font-medium">
              Point
            </th>
            <th scope="col" className="font-medium">
              Time, s
            </th>
            <th scope="col" className="font-medium">
              Speed, km/h
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {numberedPoints(points).map(({ number, index, point }) => (
            <PointRow
              key={number}
              number={number}
              point={point}
              onChange={(changed) => onChange(replacePoint(points, index, changed))}
              onRemove={() => onChange(removePoint(points, index))}
            />
          ))}
        </tbody>
      </table>
      <Button
        variant="secondary"
        disabled={points.length >= drawingLimits.points}
        onClick={() => onChange(appendPoint(points))}
      >
        Add point
      </Button>
    </fieldset>
  );
}
