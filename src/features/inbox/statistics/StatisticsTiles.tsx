interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface Props {
  times: Table;
  shares: Table;
}

/** The figures that are single numbers. */
export function StatisticsTiles({ times, shares }: Props) {
  const spans = times.rows.map(([what, half, ninety, of]) => ({
    what: what ?? '',
    value: half ?? '',
    note: `half of ${of}; 90 % within ${ninety}`,
  }));
  const parts = shares.rows.map(([what, share, number, of]) => ({
    what: what ?? '',
    value: share ?? '',
    note: `${number} of ${of}`,
  }));
  return (
    <dl className="inbox-tiles">
      {[...parts.slice(0, 1), ...spans, ...parts.slice(1)].map(({ what, value, note }) => (
        <div key={what} className="inbox-card">
          <dt className="text-sm text-muted">{what}</dt>
          <dd className="text-2xl font-semibold">{value}</dd>
          <dd className="text-sm text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
