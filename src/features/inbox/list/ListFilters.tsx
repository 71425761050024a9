import ChevronDown from 'lucide-react/icons/chevron-down';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { dueFilters, listSorts } from '../../../staff/listChoices.ts';
import { listStates } from '../../../staff/submissionStates.ts';
import { FilterField } from '../FilterField.tsx';
import { InboxButton } from '../InboxButton.tsx';

interface Props {
  filter: {
    query: string;
    form: string;
    state: string;
    assignee: string;
    unread: boolean;
    urgent: boolean;
    tag: string;
    due: string;
    from: string;
    to: string;
    sort: string;
  };
  forms: readonly { name: string; title: string }[];
  /** E-mail addresses. */
  staff: readonly string[];
  csvHref: string;
}

const optionsOf = (named: Readonly<Record<string, string>>) =>
  Object.entries(named).map(([value, label]) => ({ value, label }));

/** A plain form: the list's address holds the whole query. All but the words folds away. */
export function ListFilters({ filter, forms, staff, csvHref }: Props) {
  // The address may still name somebody who has left.
  const known = filter.assignee && filter.assignee !== 'nobody' ? [filter.assignee] : [];
  const assignees = [...new Set([...staff, ...known])];
  const { form, assignee, unread, urgent, tag, due, from, to } = filter;
  const set = [
    filter.state !== 'open',
    form,
    assignee,
    unread,
    urgent,
    tag,
    due,
    from || to,
  ].filter(Boolean);
  return (
    <search>
      <form action={inboxPaths.list} className="mb-3 grid grid-cols-1 gap-3">
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
          <InboxButton tone="main">Search</InboxButton>
        </div>
        <details className="inbox-filters">
          <summary>
            Filters
            {set.length > 0 && <span className="figures text-accent">{set.length} set</span>}
            <ChevronDown aria-hidden="true" className="size-4" />
          </summary>
          <div className="grid grid-cols-2 items-end gap-3 pt-3 md:grid-cols-4">
            <FilterField
              label="State"
              name="state"
              value={filter.state}
              options={optionsOf(listStates)}
            />
            <FilterField
              label="Form"
              name="form"
              value={form}
              options={[
                { value: '', label: 'Any form' },
                ...forms.map(({ name, title }) => ({ value: name, label: title })),
              ]}
            />
            <FilterField
              label="Assignee"
              name="assignee"
              value={assignee}
              options={[
                { value: '', label: 'Anyone' },
                { value: 'nobody', label: 'Nobody' },
                ...assignees.map((email) => ({ value: email, label: email })),
              ]}
            />
            <FilterField
              label="Promised answer"
              name="due"
              value={due}
              options={[{ value: '', label: 'Any' }, ...optionsOf(dueFilters)]}
            />
            <FilterField label="From" name="from" value={from} />
            <FilterField label="To" name="to" value={to} />
            <FilterField
              label="Order"
              name="sort"
              value={filter.sort}
              options={optionsOf(listSorts)}
            />
            <FilterField label="Tag" name="tag" value={tag} type="text" />
            {(
              [
                ['unread', 'Unread only', unread],
                ['urgent', 'At a standstill', urgent],
              ] as const
            ).map(([name, label, isSet]) => (
              <label key={name} className="flex min-h-10 items-center gap-2">
                <input
                  type="checkbox"
                  name={name}
                  value="1"
                  defaultChecked={isSet}
                  className="size-5"
                />
                {label}
              </label>
            ))}
          </div>
          <p className="flex flex-wrap gap-x-5 gap-y-1 pt-2">
            <InboxButton>Apply</InboxButton>
            <a href={inboxPaths.list} className="py-2 text-accent hover:underline">
              Clear filters
            </a>
            <a href={csvHref} download className="py-2 text-accent hover:underline">
              Download this list (CSV)
            </a>
          </p>
        </details>
      </form>
    </search>
  );
}
