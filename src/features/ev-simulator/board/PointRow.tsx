import X from 'lucide-react/icons/x';
import { useNumberInput } from '../../../components/ui/useNumberInput.ts';
import type { Knot } from '../model/cycles/cycle.ts';
import type { Board } from '../model/inputs/boards.ts';

interface Props {
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

export function PointRow({ board, number, point: [x, y], problemId, onChange, onRemove }: Props) {
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
