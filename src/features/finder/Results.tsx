import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type MouseEvent, memo, useMemo } from 'react';
import { paths } from '../../site/paths.ts';
import { Chips } from './Chips.tsx';
import { InstrumentCard } from './InstrumentCard.tsx';
import { InstrumentTable } from './InstrumentTable.tsx';
import { MoreInstruments } from './MoreInstruments.tsx';
import { chosenCriteria } from './model/chosenCriteria.ts';
import type { FinderData } from './model/finderData.ts';
import type { Found } from './model/findInstruments.ts';
import { type FinderQuery, queryPath, sorts, views } from './model/query.ts';
import { readTyped } from './model/readTyped.ts';
import { NoMatch } from './NoMatch.tsx';

interface Props {
  data: FinderData;
  /** What the results answer. */
  query: FinderQuery;
  /** What was chosen last. */
  sort: FinderQuery['sort'];
  found: Found;
  /** What the address asks for and the finder does not know. */
  unknown: readonly string[];
  onAsk: (from: FinderQuery, next: FinderQuery) => void;
}

const sortNames = {
  catalogue: 'Catalogue order',
  name: 'Name',
  kv: 'Highest voltage',
  ka: 'Highest current',
  weight: 'Lightest first',
};

/** A page that shows every instrument would be heavy to load and slow to change. */
const shownAtFirst = { cards: 9, table: 18 };

const isPlain = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** What was found: its number, what was asked for, and the instruments as cards or as a table. */
export const Results = memo(function Results(props: Props) {
  const { data, query, sort, found, unknown, onAsk } = props;
  const { instruments, wayOut } = found;
  const total = data.instruments.length;
  const atFirst = shownAtFirst[query.view];
  const shown = query.all ? instruments : instruments.slice(0, atFirst);
  const more = useMemo(() => instruments.slice(atFirst), [instruments, atFirst]);
  const chosen = chosenCriteria(query, data);
  // Where nothing has all of it, the figures among the words are given up one by one.
  const read = wayOut ? readTyped(query) : query;
  const count = `${instruments.length} of ${total} instruments`;
  const go = (next: FinderQuery) => (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onAsk(query, next);
  };
  return (
    <section aria-labelledby="finder-count" className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 id="finder-count" className="figures mr-auto text-lg">
          {count}
        </h2>
        <p role="status" className="sr-only">
          {count}
        </p>
        <button
          type="button"
          popoverTarget="finder-form"
          className="button lg:hidden"
          data-variant="secondary"
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          Filters
        </button>
        <label className="flex items-center gap-2 text-sm print:hidden">
          Sort
          <select
            name="sort"
            form="finder-form"
            value={sort}
            onChange={({ target }) =>
              onAsk(query, {
                ...query,
                sort: sorts.find((one) => one === target.value) ?? 'catalogue',
              })
            }
            className="min-h-11 rounded border border-edge bg-surface pr-9 pl-3 text-base"
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {sortNames[one]}
              </option>
            ))}
          </select>
        </label>
        <nav aria-label="View" className="finder-views print:hidden">
          {views.map((view) => (
            <a
              key={view}
              href={queryPath({ ...query, view })}
              aria-current={view === query.view ? 'true' : undefined}
              onClick={go({ ...query, view })}
            >
              {view === 'cards' ? 'Cards' : 'Table'}
            </a>
          ))}
        </nav>
      </div>
      {unknown.length > 0 && (
        <p className="mt-4 wrap-anywhere text-caution">
          {`Not known here, so left out: ${unknown.join('; ')}.`}
        </p>
      )}
      <Chips chosen={chosen} clearPath={paths.finder} go={go} />
      {wayOut && (
        <NoMatch
          data={data}
          query={read}
          chosen={chosenCriteria(read, data)}
          wayOut={wayOut}
          go={go}
        />
      )}
      {query.view === 'table' && instruments.length > 0 && (
        <InstrumentTable instruments={shown} options={data.options} />
      )}
      {query.view === 'cards' && instruments.length > 0 && (
        <ul aria-label="Instruments" className="finder-cards">
          {shown.map((instrument, index) => (
            <InstrumentCard key={instrument.slug} instrument={instrument} eager={index < 3} />
          ))}
        </ul>
      )}
      {instruments.length > shown.length && more.length > 0 && (
        <MoreInstruments
          instruments={more}
          view={query.view}
          href={queryPath({ ...query, all: true })}
          onAll={go({ ...query, all: true })}
        />
      )}
      {instruments.length > atFirst && <p className="figures mt-6 text-muted">{count}</p>}
    </section>
  );
});
