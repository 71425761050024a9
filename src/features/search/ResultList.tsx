import type { SearchWords } from '../../content/schemas/search.ts';
import type { Finding } from '../../search/find.ts';
import { Highlighted } from './Highlighted.tsx';

interface Props {
  results: readonly Finding[];
  badges: SearchWords['badges'];
}

export function ResultList({ results, badges }: Props) {
  return (
    <ul className="divide-y divide-line">
      {results.map(({ path, kind, title, description }) => (
        <li key={path}>
          <a href={path} data-result className="group block rounded px-3 py-4 hover:bg-lift">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-lg font-semibold group-hover:text-accent">
                <Highlighted pieces={title} />
              </span>
              <span className="figures text-sm text-muted">{badges[kind]}</span>
            </span>
            <span className="mt-1 block max-w-[75ch] text-muted">
              <Highlighted pieces={description} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
