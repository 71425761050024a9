import X from 'lucide-react/icons/x';
import { paths } from '../../site/paths.ts';
import { Facet } from './Facet.tsx';
import { criterionNames } from './model/chosenCriteria.ts';
import { limitOf } from './model/criteriaOf.ts';
import type { FinderData } from './model/finderData.ts';
import type { OptionCounts } from './model/findInstruments.ts';
import {
  type FacetKey,
  type FinderQuery,
  type NumberKey,
  numberUnits,
  views,
} from './model/query.ts';

interface NumberBoxProps {
  field: NumberKey;
  typed: string;
  example: string;
  onType: (typed: string) => void;
}

/** A least value, as people type it: "4 kV", "4k", "4000 V", "7,5". */
function NumberBox({ field, typed, example, onType }: NumberBoxProps) {
  const wrong = typed !== '' && limitOf(field, typed) === undefined;
  const id = `finder-${field}`;
  const from = `from (${numberUnits[field]})`;
  const short = field === 'kv' || field === 'voltage' ? 'Voltage' : 'Current';
  const full = criterionNames[field];
  return (
    <div>
      <label htmlFor={id} className="block text-sm">
        {`${short} ${from}`}
      </label>
      <input
        id={id}
        name={field}
        value={typed}
        type="text"
        maxLength={20}
        autoComplete="off"
        placeholder={example}
        aria-label={full === short ? undefined : `${full} ${from}`}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-problem` : undefined}
        onChange={({ target }) => onType(target.value)}
        className="figures finder-box"
      />
      {wrong && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-danger">
          {`Write it like ${example}`}
        </p>
      )}
    </div>
  );
}

interface Props {
  data: FinderData;
  query: FinderQuery;
  /** How many instruments match, and would match with each value. */
  count: number;
  counts: OptionCounts;
  onAsk: (query: FinderQuery, typing?: boolean) => void;
  /** Always the same, so that only the facets that change are drawn again. */
  onChoose: (facet: FacetKey, values: readonly string[]) => void;
}

/** The filters: beside the results on wide screens, a drawer on narrow ones. A plain GET form. */
export function FinderForm({ data, query, count, counts, onAsk, onChoose }: Props) {
  const number = (key: NumberKey) => ({
    field: key,
    typed: query.numbers[key],
    onType: (typed: string) =>
      onAsk({ ...query, numbers: { ...query.numbers, [key]: typed } }, true),
  });
  const facet = (key: FacetKey) => ({
    facet: key,
    options: data.options[key],
    chosen: query[key],
    counts: counts[key],
    onChoose,
  });
  return (
    <form
      id="finder-form"
      action={paths.finder}
      popover="auto"
      className="menu-sheet finder-form"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.hidePopover();
      }}
    >
      <div className="flex items-center justify-between lg:hidden">
        <p className="text-lg font-semibold">Filters</p>
        <button
          type="button"
          popoverTarget="finder-form"
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="icon-button"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      <label className="block text-sm font-medium">
        Words
        <input
          type="search"
          name="q"
          value={query.q}
          maxLength={100}
          autoComplete="off"
          placeholder="surge, CDN 5432…"
          onChange={({ target }) => onAsk({ ...query, q: target.value }, true)}
          className="finder-box"
        />
      </label>
      <Facet {...facet('phenomenon')} />
      <Facet {...facet('standard')} />
      <fieldset>
        <legend>Output</legend>
        <div className="grid grid-cols-2 gap-3">
          <NumberBox {...number('kv')} example="4 kV" />
          <NumberBox {...number('ka')} example="2 kA" />
        </div>
      </fieldset>
      <Facet {...facet('waveform')} />
      <Facet {...facet('phases')}>
        <div className="mt-2 grid grid-cols-2 gap-3">
          <NumberBox {...number('voltage')} example="400 V" />
          <NumberBox {...number('current')} example="32 A" />
        </div>
      </Facet>
      <Facet {...facet('role')} />
      <Facet {...facet('family')} />
      {query.view !== views[0] && <input type="hidden" name="view" value={query.view} />}
      <div className="finder-submit">
        <button type="submit" className="button w-full">
          {`Show ${count} ${count === 1 ? 'instrument' : 'instruments'}`}
        </button>
      </div>
    </form>
  );
}
