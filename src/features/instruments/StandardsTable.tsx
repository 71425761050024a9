import { standardId } from '../../site/standardAnchor.ts';
import type { StandardServed } from '../../site/standardsServed.ts';

interface Props {
  heading: string;
  lead: string;
  groups: readonly [publisher: string, standards: readonly StandardServed[]][];
}

/** From a standard to the instruments for it. Stands as rows on wide screens, as blocks on narrow. */
export function StandardsTable({ heading, lead, groups }: Props) {
  return (
    <section id="standards" className="border-t border-line bg-raised py-14 lg:py-20">
      <div className="page-width">
        <h2 className="text-title">{heading}</h2>
        <p className="mt-4 max-w-[65ch] text-lead text-muted">{lead}</p>
        <table className="standards-table mt-8">
          <thead>
            <tr>
              <th scope="col">Standard</th>
              <th scope="col">What a test to it shows</th>
              <th scope="col">Instruments</th>
            </tr>
          </thead>
          {groups.map(([publisher, standards]) => (
            <tbody key={publisher}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {publisher}
                </th>
              </tr>
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
          ))}
        </table>
      </div>
    </section>
  );
}
