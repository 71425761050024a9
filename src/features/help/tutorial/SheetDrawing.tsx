import type { PictureOf } from '../../../content/schemas/tutorial.ts';
import '../help.css';

/** A part of a spreadsheet; cells to look at are marked. */
export function SheetDrawing({ title, columns, rows, marks }: PictureOf<'sheet'>) {
  const marked = new Set(marks);
  return (
    <div className="sheet overflow-hidden rounded border border-line bg-surface">
      <table className="figures w-full text-[0.6875rem] @md:text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={cells.join(' ')}>
              {columns.map((column, at) => {
                const isMarked = marked.has(`${row + 1}.${at + 1}`);
                return (
                  <td key={column}>
                    {isMarked ? (
                      <mark className="bg-transparent font-semibold text-danger underline decoration-2 underline-offset-4">
                        {cells[at] || '(empty)'}
                      </mark>
                    ) : (
                      cells[at]
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
