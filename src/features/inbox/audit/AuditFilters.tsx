import { auditEventKinds } from '../../../staff/auditKinds.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { FilterField } from '../FilterField.tsx';
import { InboxButton } from '../InboxButton.tsx';

interface Props {
  filter: { person: string; kind: string; reference: string; from: string; to: string };
  csvHref: string;
}

/** A plain form: the address of the record holds the whole query. */
export function AuditFilters({ filter, csvHref }: Props) {
  return (
    <search>
      <form action={inboxPaths.record} className="inbox-card mb-5 grid grid-cols-1 gap-3">
        <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-6">
          <FilterField label="Person (e-mail)" name="person" value={filter.person} type="text" />
          <FilterField
            label="What"
            name="kind"
            value={filter.kind}
            options={[
              { value: '', label: 'Anything' },
              ...Object.entries(auditEventKinds).map(([value, label]) => ({ value, label })),
            ]}
          />
          <FilterField label="Reference" name="reference" value={filter.reference} type="text" />
          <FilterField label="From" name="from" value={filter.from} />
          <FilterField label="To" name="to" value={filter.to} />
          <InboxButton tone="main">Show</InboxButton>
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <a href={inboxPaths.record} className="py-1 text-accent hover:underline">
            Clear filters
          </a>
          <a href={csvHref} download className="py-1 text-accent hover:underline">
            Download this record (CSV)
          </a>
        </p>
      </form>
    </search>
  );
}
