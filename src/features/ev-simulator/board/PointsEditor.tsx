import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { useNumberInput } from '../../../components/ui/useNumberInput.ts';
import type { Knot } from '../model/cycles/cycle.ts';
import { knotsText } from '../model/cycles/drawnCycle.ts';
import type { Board } from '../model/inputs/boards.ts';
import {
  appendPoint,
  numberedPoints,
  removePoint,
  replacePoint,
} from '../model/inputs/editPoints.ts';
import type { InputProblem } from '../model/inputs/inputProblems.ts';
import { DrawingBoard } from './DrawingBoard.tsx';

interface PointRowProps {
  board: Board;
  number: number;
  point: Knot;
  /** The list of what is wrong with the points, if anything is. */
  problemId: string | undefined;
  onChange: (point: Knot) => void;
  onRemove: () => void;
}

const boxClass =
  'figures min-h-9 w-full rounded border border-edge bg-field px-2 aria-invalid:border-danger';

const outside = ({ min, max }: Board['x'], value: number) => !(value >= min && value <= max);

function PointRow({ board, number, point: [x, y], problemId, onChange, onRemove }: PointRowProps) {
  const first = useNumberInput(x, (value) => onChange([value, y]), board.x);
  const second = useNumberInput(y, (value) => onChange([x, value]), board.y);
  return (
    <tr>
      <th scope="row" className="figures pr-2 text-left font-normal">
        {number}
      </th>
      <td className="py-0.5 pr-2">
        <input
          {...first}
          aria-label={`Point ${number}: ${board.x.name}`}
          aria-invalid={outside(board.x, x) || undefined}
          aria-describedby={problemId}
          className={boxClass}
        />
      </td>
      <td className="py-0.5 pr-2">
        <input
          {...second}
          aria-label={`Point ${number}: ${board.y.name}`}
          aria-invalid={outside(board.y, y) || undefined}
          aria-describedby={problemId}
          className={boxClass}
        />
      </td>
      <td className="w-9">
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove point ${number}`}
          className="grid size-9 place-items-center rounded text-muted hover:text-danger"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </td>
    </tr>
  );
}

interface Props {
  board: Board;
  /** Its name in a form that is sent without JavaScript. */
  name: string;
  points: readonly Knot[];
  problems: readonly InputProblem[];
  onChange: (points: readonly Knot[]) => void;
}

/** Points drawn with the pointer, or typed one by one in the table. */
export function PointsEditor({ board, name, points, problems, onChange }: Props) {
  const id = useId();
  const rows = useRef<HTMLTableElement>(null);
  const wrong = problems.length > 0;

  /** The last row goes and the others move up: the focus stays on a row that is still there. */
  function remove(index: number): void {
    const buttons = [...(rows.current?.querySelectorAll('button') ?? [])];
    const stays = buttons[Math.min(index, buttons.length - 2)];
    (stays ?? document.getElementById(`${id}-add`))?.focus();
    onChange(removePoint(points, index));
  }

  return (
    <fieldset className="grid gap-3" aria-describedby={wrong ? `${id}-problems` : undefined}>
      <legend className="mb-2 font-semibold">{board.title}</legend>
      <div className="hidden noscript:block">
        <label htmlFor={`${id}-text`} className="block text-sm font-medium">
          {`Points as ${board.x.column} – ${board.y.column}`}
        </label>
        <input
          id={`${id}-text`}
          name={name}
          defaultValue={knotsText(points)}
          className="figures mt-1 min-h-11 w-full rounded border border-edge bg-field px-3"
        />
      </div>
      <p className="text-sm text-muted noscript:hidden">{board.hint}</p>
      <DrawingBoard board={board} points={points} onChange={onChange} />
      <div
        id={`${id}-problems`}
        role="status"
        className={wrong ? 'text-sm text-danger' : 'sr-only'}
      >
        {problems.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <table ref={rows} className="text-sm noscript:hidden">
        <thead>
          <tr className="text-left text-muted">
            {['Point', board.x.column, board.y.column].map((column) => (
              <th key={column} scope="col" className="font-medium">
                {column}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {numberedPoints(points).map(({ number, index, point }) => (
            <PointRow
              key={number}
              board={board}
              number={number}
              point={point}
              problemId={wrong ? `${id}-problems` : undefined}
              onChange={(changed) => onChange(replacePoint(points, index, changed))}
              onRemove={() => remove(index)}
            />
          ))}
        </tbody>
      </table>
      <Button
        id={`${id}-add`}
        variant="secondary"
        className="noscript:hidden!"
        aria-disabled={points.length >= board.most}
        onClick={() => points.length < board.most && onChange(appendPoint(board, points))}
      >
        Add point
      </Button>
    </fieldset>
  );
}
