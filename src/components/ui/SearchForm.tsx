import { maxQuestionLength } from '../../search/question.ts';
import { paths } from '../../site/paths.ts';

interface Props {
  query?: string;
  label?: string;
  placeholder?: string;
  /** For an island with live results. */
  inputProps?: React.ComponentProps<'input'>;
}

/** A plain GET form to the search page; works without JavaScript. */
export function SearchForm({
  query = '',
  label = 'Search the site',
  placeholder = 'IEC 61000-4-5, DC charger, surge…',
  inputProps,
}: Props) {
  return (
    <search>
      <form action={paths.search} className="flex gap-2">
        <label className="grow">
          <span className="sr-only">{label}</span>
          <input
            type="search"
            name="q"
            defaultValue={query}
            required
            maxLength={maxQuestionLength}
            placeholder={placeholder}
            autoComplete="off"
            {...inputProps}
            className="min-h-12 w-full rounded border border-edge bg-field px-4 placeholder:text-muted"
          />
        </label>
        <button
          type="submit"
          className="min-h-12 rounded bg-accent px-5 font-semibold text-on-accent hover:bg-accent-strong"
        >
          Search
        </button>
      </form>
    </search>
  );
}
