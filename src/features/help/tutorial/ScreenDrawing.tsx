import type { PictureOf } from '../../../content/schemas/tutorial.ts';

const states = {
  good: { sign: '●', word: 'in order', className: 'text-accent' },
  open: { sign: '◐', word: 'to do', className: 'text-caution' },
  bad: { sign: '■', word: 'wrong', className: 'text-danger' },
} as const;

/** What a display or an application shows. */
export function ScreenDrawing({ title, rows }: PictureOf<'screen'>) {
  return (
    <div className="housing overflow-hidden rounded">
      <p className="border-b border-line px-4 py-2.5 text-sm font-semibold">{title}</p>
      <dl className="figures divide-y divide-line px-4 text-sm">
        {rows.map(({ label, value, state }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2">
            <dt className="flex gap-2">
              {state && (
                <span className={states[state].className}>
                  <span aria-hidden="true">{states[state].sign}</span>
                  <span className="sr-only">{states[state].word}:</span>
                </span>
              )}
              {label}
            </dt>
            {value && <dd className="text-muted">{value}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
