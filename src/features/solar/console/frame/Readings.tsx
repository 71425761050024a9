interface Props {
  rows: readonly (readonly [label: string, value: string])[];
}

/** What is measured or entered, line by line. */
export function Readings({ rows }: Props) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="figures text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
