import { X } from 'lucide-react';
import { useNumberInput } from '../../components/ui/useNumberInput.ts';
import type { Knot } from './model/cycles/cycle.ts';
import { drawingLimits } from './model/cycles/drawnCycle.ts';

interface Props {
  number: number;
  point: Knot;
  onChange: (point: Knot) => void;
  onRemove: () => void;
}

const timeField = { unit: 's', min: 0, max: drawingLimits.seconds };
const speedField = { unit: 'km/h', min: 0, max: drawingLimits.kmh };

const boxClass = 'figures min-h-9 w-full rounded border border-edge bg-surface px-2';

export function PointRow({ number, point: [second, kmh], onChange, onRemove }: Props) {
  const time = useNumberInput(second, (value) => onChange([value, kmh]), timeField);
  const speed = useNumberInput(kmh, (value) => onChange([second, value]), speedField);
  return (
    <tr>
      <th scope="row" className="figures pr-2 text-left font-normal">
        {number}
      </th>
      <td className="py-0.5 pr-2">
        <input
          {...time}
          aria-label={`Point ${number}: time in seconds`}
          aria-invalid={Number.isNaN(second) || undefined}
          className={boxClass}
        />
      </td>
      <td className="py-0.5 pr-2">
        <input
          {...speed}
          aria-label={`Point ${number}: speed in km/h`}
          aria-invalid={Number.isNaN(kmh) || undefined}
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
