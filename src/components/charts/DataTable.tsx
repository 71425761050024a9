import './charts.css';

interface Props {
  caption: string;
  /** The first column names the row. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The number of leading columns that hold text, aligned left; the others hold figures. */
  words?: number;
}

/** The table beside a chart. */
export function DataTable({ caption, columns, rows, words = 0 }: Props) {
  const cell = (index: number) =>
    `py-1.5 not-first:pl-3 ${index < words ? '' : 'figures'} ${index > 0 && index >= words ? 'text-right' : 'text-left'}`;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-edge align-bottom">
          {columns.map((column, index) => (
            <th key={column} scope="col" className={`${cell(index)} font-medium text-muted`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()} className="border-b border-line">
            {row.map((text, index) =>
              index === 0 ? (
                <th key={columns[index]} scope="row" className={`${cell(index)} font-normal`}>
                  {text}
                </th>
              ) : (
                <td key={columns[index]} className={cell(index)}>
                  {text}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
