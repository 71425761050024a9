import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import type { Chosen } from './model/chosenCriteria.ts';
import { type FinderQuery, queryPath } from './model/query.ts';

interface Props {
  chosen: readonly Chosen[];
  clearPath: string;
  go: (query: FinderQuery) => (event: MouseEvent) => void;
}

/** What is asked for, each with a way to drop it. */
export function Chips({ chosen, clearPath, go }: Props) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Asked for" className="mt-4 flex flex-wrap items-center gap-2">
      {chosen.map(({ key, value, label, without }) => (
        <li key={key + value} className="min-w-0">
          <a
            href={queryPath(without)}
            onClick={go(without)}
            className="flex min-h-9 items-center gap-2 rounded-full border border-edge bg-surface px-3.5 text-sm font-medium hover:border-accent hover:text-accent"
          >
            <span className="sr-only">{'Drop '}</span>
            <span className="truncate">{label}</span>
            <X aria-hidden="true" className="size-4 shrink-0 print:hidden" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={clearPath}
          className="px-2 py-1.5 text-sm font-semibold text-accent hover:underline print:hidden"
        >
          Clear all
        </a>
      </li>
    </ul>
  );
}
