import { DataTable } from '../../../../components/charts/DataTable.tsx';

interface Props {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The figures of a chart as a table, on demand. */
export function TableBehind({ caption, columns, rows }: Props) {
  return (
    <details className="mt-2 text-sm">
      <summary className="w-fit py-1 text-muted hover:text-accent">Figures as a table</summary>
      <div className="mt-1 overflow-x-auto">
        <DataTable caption={caption} columns={columns} rows={rows} />
      </div>
    </details>
  );
}
