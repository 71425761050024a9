import { useEffect, useRef } from 'react';
import { writeQuoteStep } from '../../forms/quoteList/quoteStep.ts';
import { stepField } from '../../forms/reserved.ts';

interface Props {
  slug: string;
  name: string;
}

/** Stands where a line was removed, takes the focus that was on it, and gives it back. */
export function RemovedLine({ slug, name }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-4 print:hidden">
      <p className="text-muted">{`${name} removed.`}</p>
      <button
        ref={undo}
        type="submit"
        name={stepField}
        value={writeQuoteStep({ kind: 'add', slug })}
        aria-label={`Undo: put ${name} back`}
        data-variant="secondary"
        className="button"
      >
        Undo
      </button>
    </div>
  );
}
