import { Fragment } from 'react';
import { AddToQuote } from '../../components/quote/AddToQuote.tsx';
import { noBreak } from '../../components/ui/noBreak.tsx';
import { comparePath, thumbnailPath } from '../../site/pageAddresses.ts';
import type { Comparison } from './loadCompare.ts';

type Props = Pick<Comparison, 'products' | 'groups'>;

/** The sheets side by side. A row in which they differ has a sign and bold figures. */
export function CompareTable({ products, groups }: Props) {
  const slugs = products.map(({ slug }) => slug);
  return (
    <div className="compare-scroll">
      <table className="compare-table">
        <thead>
          <tr>
            <td className="figures">
              <span aria-hidden="true">≠</span>
              {' differs'}
            </td>
            {products.map(({ slug, name, subtitle, path }) => (
              <th key={slug} scope="col">
                <img src={thumbnailPath(slug)} alt="" width={480} height={320} />
                <a href={path}>{name}</a>
                <span>{subtitle}</span>
                <a
                  href={comparePath(slugs.filter((other) => other !== slug))}
                  rel="nofollow"
                  aria-label={`Remove ${name}`}
                >
                  Remove
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, rows }) => (
            <Fragment key={title}>
              <tr data-group data-same={rows.some(({ differs }) => differs) ? undefined : ''}>
                <th scope="rowgroup" colSpan={products.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map(({ label, values, differs }) => (
                <tr key={label} data-same={differs ? undefined : ''}>
                  <th scope="row">
                    {differs && products.length > 1 && (
                      <>
                        <span aria-hidden="true">≠ </span>
                        <span className="sr-only">Differs: </span>
                      </>
                    )}
                    {noBreak(label)}
                  </th>
                  {values.map((value, index) => (
                    <td key={slugs[index]}>
                      {value === undefined ? (
                        <>
                          <span aria-hidden="true">–</span>
                          <span className="sr-only">Not stated</span>
                        </>
                      ) : (
                        noBreak(value)
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot className="print:hidden">
          <tr>
            <td />
            {products.map(({ slug, name }) => (
              <td key={slug}>
                <AddToQuote slugs={[slug]} label={`Quote ${name}`} variant="link" />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
