import { Badge } from '../../../components/ui/Badge.tsx';
import { noBreak } from '../../../components/ui/noBreak.tsx';
import type { Standard } from '../../../content/schemas/standard.ts';
import { isToConfirm } from '../../../content/schemas/standards/requirements.ts';
import type { StandardPageWords } from '../../../content/schemas/standards/standardPage.ts';

interface Props {
  standard: Pick<Standard, 'levels' | 'facts'>;
  words: StandardPageWords;
}

/** The levels of a basic standard and how the test is done. */
export function StandardLevels({ standard: { levels, facts }, words }: Props) {
  if (levels.length + facts.length === 0) return null;
  return (
    <section className="page-width grid gap-x-14 gap-y-10 section-space lg:grid-cols-2">
      {levels.map(({ title, columns, rows, ...certainty }) => (
        <div key={columns.join()} className="min-w-0">
          <h2 className="text-heading">{title ?? words.levels}</h2>
          {isToConfirm(certainty) && (
            <p className="mt-2">
              <Badge variant="caution">{words.toConfirm}</Badge>
            </p>
          )}
          <table className="mt-4 w-full text-left">
            <thead>
              <tr className="border-b-2 border-accent align-bottom">
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pr-2 font-semibold">
                    {noBreak(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-b border-line">
              {rows.map(([first, ...cells]) => (
                <tr key={first} className="align-top">
                  <th scope="row" className="py-2 pr-2 font-normal">
                    {first}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]} className="figures py-2 pr-2">
                      {noBreak(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {facts.length > 0 && (
        <div>
          <h2 className="text-heading">{words.facts}</h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {facts.map(({ text, ...certainty }) => (
              <li key={text} className="py-3">
                {noBreak(text)}
                {isToConfirm(certainty) && (
                  <small className="mt-0.5 block text-caution">{words.toConfirm}</small>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
