import { standardId } from '../../catalogue/standardAnchor.ts';
import type { StandardServed } from '../../catalogue/standardsServed.ts';
import './instruments.css';

interface Props {
  standards: readonly StandardServed[];
}

/** From a standard to the instruments for it: rows on wide screens, blocks on narrow ones. */
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
        {standards.map(({ id, title, summary, products }) => (
          <tr key={id} id={standardId(id)}>
            <th scope="row" title={title}>
              {id}
            </th>
            <td>{summary}</td>
            <td>
              {products.map(({ name, path }) => (
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
