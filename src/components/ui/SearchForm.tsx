import { paths } from '../../site/paths.ts';

interface Props {
  query?: string;
}

/** A plain form: the search page answers it with or without JavaScript. */
export function SearchForm({ query = '' }: Props) {
  return (
    <search>
      <form action={paths.search} className="flex gap-2">
        <label className="grow">
          <span className="sr-only">Search the site</span>
          <input
            type="search"
            name="q"
            defaultValue={query}
            required
            maxLength={200}
            placeholder="IEC 61000-4-5, DC charger, surge…"
            className="min-h-11 w-full rounded border border-edge bg-surface px-4 placeholder:text-muted"
          />
        </label>
        <button
          type="submit"
          className="min-h-11 rounded bg-accent px-5 font-semibold text-on-accent hover:bg-accent-strong"
        >
          Search
        </button>
      </form>
    </search>
  );
}
