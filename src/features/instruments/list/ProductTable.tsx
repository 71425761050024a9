import { CompareTick } from '../../../components/compare/CompareTick.tsx';
import { AddToQuote } from '../../../components/quote/AddToQuote.tsx';
import { TableHead } from '../../../components/ui/TableHead.tsx';
import type { TableData } from './productTable.ts';
import './list.css';

interface Props extends TableData {
  label: string;
}

/** The products as rows, with the figures that any of them has as columns. */
export function ProductTable({ label, columns, rows }: Props) {
  return (
    <div className="product-table">
      <table aria-label={label}>
        <TableHead columns={['Model', ...columns, 'Choose']} />
        <tbody>
          {rows.map(({ slug, name, subtitle, path, figures }) => (
            <tr key={slug}>
              <th scope="row">
                <a href={path}>{name}</a>
                <span>{subtitle}</span>
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index]}>{figure}</td>
              ))}
              <td>
                <div className="flex gap-5 font-sans">
                  <CompareTick slug={slug} name={name} />
                  <AddToQuote slugs={[slug]} product={name} variant="link" label="Quote" />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
