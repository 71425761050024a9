import type { ReactNode } from 'react';
import { noBreak } from '../../../components/ui/noBreak.tsx';
import type { Catalogue } from '../../../content/schemas/catalogue.ts';
import type { Terms } from '../../../content/schemas/terms.ts';
import './product.css';

interface Props {
  lines: readonly (readonly [code: string, text: string])[];
  terms: readonly Terms['lines'][number][];
  words: Catalogue['order'] & Pick<Terms, 'heading'>;
  /** What stands above: the documents to order from. */
  children: ReactNode;
}

/** Order codes with mains variants and options, and what holds for every instrument. */
export function ProductOrder({ lines, terms, words, children }: Props) {
  return (
    <div className="border-t border-line bg-raised">
      {children}
      <div className="page-width grid gap-x-14 gap-y-10 section-space lg:grid-cols-2 print:grid-cols-2 print:gap-y-3">
        <div>
          <h2 className="text-heading">{words.title}</h2>
          <dl className="order-list">
            {lines.map(([code, text]) => (
              <div key={code}>
                <dt className="figures">{code}</dt>
                <dd>{noBreak(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2 className="text-heading">{words.heading}</h2>
          <dl className="order-list terms-list">
            {terms.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{noBreak(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}
