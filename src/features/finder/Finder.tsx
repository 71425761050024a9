import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { FinderForm } from './FinderForm.tsx';
import type { FinderData } from './model/finderData.ts';
import { countOptions, findInstruments } from './model/findInstruments.ts';
import { changeLikewise, type FacetKey, type FinderQuery, queryPath } from './model/query.ts';
import { readQuery, unknownValues } from './model/readQuery.ts';
import { Results } from './Results.tsx';
import './finder.css';

interface Props {
  data: FinderData;
  /** The query of the address. */
  search: string;
  /** What was changed in the form before the script had come. */
  changed?: string;
}

const none: readonly string[] = [];

/** Filters beside their results. Drawn by the server; in the browser every change answers at once. */
export function Finder({ data, search, changed = '' }: Props) {
  const read = (text: string) => readQuery(new URLSearchParams(text), data.options);
  const [query, setQuery] = useState(() => read(search));
  const [first] = useState(() => queryPath(query));
  const unknown = useMemo(
    () => unknownValues(new URLSearchParams(search), data.options),
    [search, data],
  );
  // What was pressed or typed shows first, then what it finds.
  const asked = useDeferredValue(query);
  const found = useMemo(
    () => findInstruments(data.instruments, asked, data.wavesOf),
    [data, asked],
  );
  const counts = useMemo(() => countOptions(data.instruments, asked, data.wavesOf), [data, asked]);

  useEffect(() => {
    const early = readQuery(new URLSearchParams(changed), data.options);
    const isNew = changed !== '' && queryPath(early) !== first;
    if (isNew) {
      setQuery(early);
      history.pushState(null, '', queryPath(early));
    }
    const show = () => setQuery(readQuery(new URLSearchParams(location.search), data.options));
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, [changed, data, first]);

  useEffect(() => {
    // The cards are new: the tray ticks those it holds.
    if (found.instruments.length > 0) document.dispatchEvent(new Event('compare:show'));
  }, [found]);

  const ask = useCallback((next: FinderQuery, typing = false) => {
    setQuery(next);
    const path = queryPath(next);
    if (typing) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
  }, []);

  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const choose = useCallback(
    (facet: FacetKey, values: readonly string[]) => ask({ ...latest.current, [facet]: values }),
    [ask],
  );
  /** From the results, which may be a moment behind. */
  const askFrom = useCallback(
    (from: FinderQuery, next: FinderQuery) => ask(changeLikewise(from, next, latest.current)),
    [ask],
  );

  return (
    <div className="page-width finder pt-4 pb-10">
      <FinderForm
        data={data}
        query={query}
        count={found.instruments.length}
        counts={counts}
        onAsk={ask}
        onChoose={choose}
      />
      <Results
        data={data}
        query={asked}
        sort={query.sort}
        found={found}
        unknown={queryPath(asked) === first ? unknown : none}
        onAsk={askFrom}
      />
    </div>
  );
}
