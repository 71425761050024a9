import { standardAnchor, standardId } from '../../catalogue/standardAnchor.ts';
import type { StandardServed } from '../../catalogue/standardsInGroups.ts';
import { NoBreakFigures } from '../../components/ui/NoBreakFigures.tsx';
import './instruments.css';

interface Props {
  standards: readonly StandardServed[];
}

/** Standards and the instruments for each: rows on wide screens, blocks on narrow ones. */
export function StandardsTable({ standards }: Props) {
  return (
    <table className="standards-table">
      <thead>
        <tr>
          <th scope="col">Standard</th>
          <th scope="col">What a test to it shows</th>
          <th scope="col">Instruments</th>
        </tr>
      </thead>
      <tbody>
        {standards.map(({ id, summary, calls, elsewhere, products }) => (
          <tr key={id} id={standardId(id)}>
            <th scope="row">
              <a href={standardAnchor(id)}>{id}</a>
            </th>
            <td>
              <NoBreakFigures text={summary} />
              {elsewhere.length > 0 && (
                <span className="mt-1 block text-muted">
                  {`It also calls ${elsewhere.join(' and ')}, for which we make nothing.`}
                </span>
              )}
            </td>
            <td>
              {calls.length > 0 && <span className="mr-4">Those for the tests it calls:</span>}
              {calls.length > 0
                ? calls.map((called) => (
                    <a key={called} href={standardAnchor(called)}>
                      {called}
                    </a>
                  ))
                : products.map(({ name, path }) => (
                    <a key={path} href={path}>
                      {name}
                    </a>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
