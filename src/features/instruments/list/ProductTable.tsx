import { CompareTick } from '../../../components/compare/CompareTick.tsx';
import { AddToQuote } from '../../../components/quote/AddToQuote.tsx';
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
        <thead>
          <tr>
            <th scope="col">Model</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">Choose</th>
          </tr>
        </thead>
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
