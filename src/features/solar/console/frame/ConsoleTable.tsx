import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Bars need none: the figure beside them has one. */
  head?: string;
  /** Of heading and cells: `words` for text, and from which width the column is shown. */
  className?: string;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Of the names of the rows. */
  naming?: string;
  isCurrent?: (row: Row) => boolean;
  /** The sum of all rows. */
  total?: Row;
}

/** A table of the console: each column with its heading, its look and its cells in one place. */
export function ConsoleTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, naming = 'font-normal', isCurrent, total } = props;
  const [first, ...rest] = columns;
  return (
    <table className="console-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="words">
            {first?.head}
          </th>
          {rest.map(({ head, className }) =>
            head ? (
              <th key={head} scope="col" className={className}>
                {head}
              </th>
            ) : (
              <td key="bars" className={className} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} aria-current={isCurrent?.(row) ? 'true' : undefined}>
            <th scope="row" className={naming}>
              {first?.cell(row)}
            </th>
            {rest.map(({ head, className, cell }) => (
              <td key={head ?? 'bars'} className={className}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{first?.cell(total)}</th>
            {rest.map(({ head, className = '', cell }) => (
              <td key={head ?? 'bars'} className={`figures ${className}`}>
                {cell(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
