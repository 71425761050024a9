import { inboxPaths } from '../../staff/inboxPaths.ts';
import { listStates } from '../../staff/submissionStates.ts';
import { FilterField } from './FilterField.tsx';

interface Props {
  filter: {
    query: string;
    form: string;
    state: string;
    assignee: string;
    unread: boolean;
    from: string;
    to: string;
  };
  forms: readonly { name: string; title: string }[];
  /** E-mail addresses. */
  staff: readonly string[];
  csvHref: string;
}

const optionsOf = (named: Readonly<Record<string, string>>) =>
  Object.entries(named).map(([value, label]) => ({ value, label }));

/** A plain form: the list's address holds the whole query. */
export function ListFilters({ filter, forms, staff, csvHref }: Props) {
  // The address may still name somebody who has left.
  const known = filter.assignee && filter.assignee !== 'nobody' ? [filter.assignee] : [];
  const assignees = [...new Set([...staff, ...known])];
  return (
    <search>
      <form action={inboxPaths.list} className="inbox-card mb-5 grid grid-cols-1 gap-3">
        <div className="flex gap-2">
          <label className="grow">
            <span className="sr-only">Search</span>
            <input
              type="search"
              name="q"
              defaultValue={filter.query}
              maxLength={200}
              placeholder="Name, e-mail, reference, keyword…"
              className="inbox-control"
            />
          </label>
          <button type="submit" className="inbox-button inbox-button-main">
            Search
          </button>
        </div>
        <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-6">
          <FilterField
            label="State"
            name="state"
            value={filter.state}
            options={optionsOf(listStates)}
          />
          <FilterField
            label="Form"
            name="form"
            value={filter.form}
            options={[
              { value: '', label: 'Any form' },
              ...forms.map(({ name, title }) => ({ value: name, label: title })),
            ]}
          />
          <FilterField
            label="Assignee"
            name="assignee"
            value={filter.assignee}
            options={[
              { value: '', label: 'Anyone' },
              { value: 'nobody', label: 'Nobody' },
              ...assignees.map((email) => ({ value: email, label: email })),
            ]}
          />
          <FilterField label="From" name="from" value={filter.from} />
          <FilterField label="To" name="to" value={filter.to} />
          <label className="flex min-h-10 items-center gap-2">
            <input
              type="checkbox"
              name="unread"
              value="1"
              defaultChecked={filter.unread}
              className="size-5"
            />
            Unread only
          </label>
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <a href={inboxPaths.list} className="py-1 text-accent hover:underline">
            Clear filters
          </a>
          <a href={csvHref} download className="py-1 text-accent hover:underline">
            Download this list (CSV)
          </a>
        </p>
      </form>
    </search>
  );
}
