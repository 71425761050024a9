interface Props {
  columns: readonly string[];
  className?: string;
  /** The classes of its row and of each heading. */
  row?: string;
  cell?: string;
}

/** The headings of a table's columns. */
export function TableHead({ columns, className, row, cell }: Props) {
  return (
    <thead className={className}>
      <tr className={row}>
        {columns.map((column) => (
          <th key={column} scope="col" className={cell}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
