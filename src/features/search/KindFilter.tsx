import type { SearchWords } from '../../content/schemas/search.ts';
import type { Findings } from '../../search/find.ts';
import { type SearchKind, searchKinds } from '../../search/searchKinds.ts';
import { searchPath } from '../../site/paths.ts';

interface Props {
  findings: Findings;
  /** Undefined for all kinds. */
  kind: SearchKind | undefined;
  names: SearchWords['kinds'];
}

export function KindFilter({ findings: { question, counts }, kind, names }: Props) {
  const found = searchKinds.filter((one) => counts[one]);
  if (found.length < 2) return null;
  const total = found.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return (
    <nav aria-label="Kinds of results" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...found].map((one) => (
          <li key={one ?? 'all'}>
            <a
              href={searchPath(question, one)}
              aria-current={one === kind ? 'page' : undefined}
              className="flex min-h-9 items-center gap-2 rounded-full border border-edge px-3.5 text-sm font-medium hover:border-accent hover:text-accent aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {names[one ?? 'all']}
              <span className="figures">{one ? counts[one] : total}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
