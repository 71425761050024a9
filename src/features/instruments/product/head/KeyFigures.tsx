import { NoBreakFigures } from '../../../../components/ui/NoBreakFigures.tsx';
import type { KeyFigure } from './keyFigures.ts';
import '../product.css';

/** The figures that decide, in large type. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className="key-figures">
      {figures.map(({ value, label }) => (
        <div key={value + label}>
          <dt>
            <NoBreakFigures text={label} />
          </dt>
          <dd>
            <NoBreakFigures text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
