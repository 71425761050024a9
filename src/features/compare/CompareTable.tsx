import { Fragment } from 'react';
import { AddToQuote } from '../../components/quote/AddToQuote.tsx';
import { noBreak } from '../../components/ui/noBreak.tsx';
import { comparePath, thumbnailPath } from '../../site/pageAddresses.ts';
import type { Comparison } from './loadCompare.ts';

type Props = Pick<Comparison, 'products' | 'groups'>;

/** What has no counterpart on the other sheets. */
export function FurtherRows({ further }: Pick<Comparison, 'further'>) {
  return (
    <section className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-2">
      {further.map(({ name, rows }) => (
        <details key={name}>
          <summary className="font-semibold">{`Only on the sheet of the ${name}`}</summary>
          <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[14rem_1fr]">
            {rows.map(([label, value]) => (
              <Fragment key={label}>
                <dt className="text-muted">{noBreak(label)}</dt>
                <dd>{noBreak(value)}</dd>
              </Fragment>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}

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
              <tr
                data-group
                data-same={rows.some(({ odd }) => odd.includes(true)) ? undefined : ''}
              >
                <th scope="rowgroup" colSpan={products.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map(({ label, values, odd }) => (
                <tr key={label} data-same={odd.includes(true) ? undefined : ''}>
                  <th scope="row">
                    {odd.includes(true) && (
                      <>
                        <span aria-hidden="true">≠ </span>
                        <span className="sr-only">Differs: </span>
                      </>
                    )}
                    {noBreak(label)}
                  </th>
                  {values.map((value, index) => (
                    <td key={slugs[index]} data-odd={odd[index] ? '' : undefined}>
                      {noBreak(value)}
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
