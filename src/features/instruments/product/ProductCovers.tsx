import { quantity } from '../../../catalogue/quantity.ts';
import { standardAnchor } from '../../../catalogue/standards.ts';
import { noBreak } from '../../../components/ui/noBreak.tsx';
import { TableHead } from '../../../components/ui/TableHead.tsx';
import type { Catalogue } from '../../../content/schemas/catalogue.ts';
import { ModelLink } from '../ModelLink.tsx';
import type { Cover } from './loadProductPage.ts';
import './product.css';

interface Props {
  covers: readonly Cover[];
  words: Catalogue['covers'];
}

/** Standard, edition, levels and port, with the highest value. */
export function ProductCovers({ covers, words }: Props) {
  return (
    <section id="levels" className="page-width section-space">
      <h2 className="text-heading">{words.heading}</h2>
      <p className="mt-2 max-w-[68ch] text-muted">{words.lead}</p>
      <table className="covers-table">
        <TableHead columns={words.columns} />
        <tbody>
          {covers.map(({ standard, edition, port, levels, upTo, unit }) => (
            <tr key={[standard, port, levels].join()}>
              <th scope="row">
                <ModelLink href={standardAnchor(standard)}>{standard}</ModelLink>
                {edition && <span className="text-muted">{`:${edition}`}</span>}
              </th>
              <td className="first-letter:uppercase">{noBreak(port)}</td>
              <td className="first-letter:uppercase">{noBreak(levels ?? '')}</td>
              <td className="figures whitespace-nowrap">{quantity(upTo, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
