import type { ReactNode } from 'react';

interface Props {
  /** For screen readers. */
  caption: string;
  headings: readonly string[];
  /** A column that is hidden on narrow screens. */
  spare?: string;
  /** The first cell names its row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

export function ScreenTable({ caption, headings, spare, rows }: Props) {
  const cell = (heading: string | undefined) =>
    `px-3 py-2 sm:px-4 ${heading === spare ? 'max-sm:hidden' : ''}`;
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-muted">
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" className={`${cell(heading)} font-medium`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-t border-line align-baseline">
            <th scope="row" className={`${cell(headings[0])} font-medium`}>
              {name}
            </th>
            {cells.map((content, index) => (
              <td key={headings[index + 1]} className={cell(headings[index + 1])}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
