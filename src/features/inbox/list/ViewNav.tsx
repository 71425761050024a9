import { inboxPaths } from '../../../staff/inboxPaths.ts';

interface Entry {
  title: string;
  query: string;
  count: string;
  current: boolean;
}

interface Props {
  views: readonly Entry[];
  forms: readonly Entry[];
}

const short = (count: string) => count.replace(' or more', '+');

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="inbox-views">
      {entries.map(({ title, query, count, current }) => (
        <li key={title}>
          <a href={inboxPaths.listOf(query)} aria-current={current ? 'page' : undefined}>
            <span>{title}</span>
            <span className="figures text-sm">{short(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The views as plain addresses, with how many submissions each holds. */
export function ViewNav({ views, forms }: Props) {
  return (
    <nav aria-label="Views" className="lg:sticky lg:top-4">
      <Entries entries={views} />
      <div className="mt-5 max-lg:hidden">
        <h2 className="mb-1 px-3 text-sm font-semibold text-muted">Open, by form</h2>
        <Entries entries={forms} />
      </div>
    </nav>
  );
}
