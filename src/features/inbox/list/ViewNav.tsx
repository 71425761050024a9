import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { InboxButton } from '../InboxButton.tsx';

interface Entry {
  title: string;
  query: string;
  count: string;
  current: boolean;
}

interface Props {
  views: readonly Entry[];
  forms: readonly Entry[];
  searches: readonly (Omit<Entry, 'count'> & { id: string })[];
  /** The query of a search that can be kept. */
  save: string | undefined;
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
export function ViewNav({ views, forms, searches, save }: Props) {
  return (
    <nav aria-label="Views" className="lg:sticky lg:top-4">
      <Entries entries={views} />
      {searches.length > 0 && (
        <ul aria-label="Saved searches" className="inbox-views mt-5">
          {searches.map(({ id, title, query, current }) => (
            <li key={id} className="flex">
              <a
                href={inboxPaths.listOf(query)}
                aria-current={current ? 'page' : undefined}
                className="grow"
              >
                <span>{title}</span>
              </a>
              {current && (
                <form method="post" action={inboxPaths.searches}>
                  <input type="hidden" name="forget" value={id} />
                  <InboxButton>Forget</InboxButton>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {save !== undefined && searches.every(({ current }) => !current) && (
        <form method="post" action={inboxPaths.searches} className="inbox-join mt-3">
          <input type="hidden" name="query" value={save} />
          <input
            name="title"
            required
            maxLength={60}
            aria-label="Save this search as"
            placeholder="Save as…"
            className="inbox-control"
          />
          <InboxButton>Save</InboxButton>
        </form>
      )}
      <div className="mt-5 max-lg:hidden">
        <h2 className="mb-1 px-3 text-sm font-semibold text-muted">Open, by form</h2>
        <Entries entries={forms} />
      </div>
    </nav>
  );
}
