import Package from 'lucide-react/icons/package';
import X from 'lucide-react/icons/x';
import { orderCodes } from '../../forms/quoteList/orderedLine.ts';
import { writeQuoteStep } from '../../forms/quoteList/quoteStep.ts';
import { stepField } from '../../forms/reserved.ts';
import { thumbnailPath } from '../../site/pageAddresses.ts';
import { LineFields, type LineProps } from './LineFields.tsx';
import { QuantityField } from './QuantityField.tsx';

/** One line of the list: what it is, how many, and how it is to be made. */
export function QuoteLineCard(props: LineProps) {
  const { catalogue, product, line, index, typedQuantity, errors, onChange } = props;
  const { name, subtitle, path, slug, pictured } = product;
  const [main, ...chosen] = orderCodes(catalogue, product, line);
  const quantity = `lines.${index}.quantity`;
  return (
    <article className="quote-line" aria-label={name}>
      <input type="hidden" name={`lines.${index}.slug`} value={slug} />
      <div className="quote-line-picture">
        {pictured ? (
          <img src={thumbnailPath(slug)} alt="" width={96} height={96} loading="lazy" />
        ) : (
          <Package aria-hidden="true" className="size-8 text-muted" />
        )}
      </div>
      <div className="min-w-0">
        <h3 className="font-semibold">
          <a href={path} className="hover:text-accent">
            <span className="hidden print:inline">{`${line.quantity} × `}</span>
            {name}
          </a>
        </h3>
        <p className="text-[0.9375rem] text-muted">{subtitle}</p>
        <p className="figures mt-0.5 text-sm">{main?.code}</p>
        {chosen.length > 0 && (
          <ul className="mt-1 text-sm">
            {chosen.map(({ code, name: what }) => (
              <li key={code}>
                <span className="figures text-accent">{code}</span> {what}
              </li>
            ))}
          </ul>
        )}
        {line.note !== '' && <p className="mt-1 hidden text-sm print:block">{line.note}</p>}
      </div>
      <div className="quote-line-quantity">
        <QuantityField
          id={`quote-line-${index}-quantity`}
          name={quantity}
          product={name}
          quantity={line.quantity}
          typed={typedQuantity}
          error={errors[quantity]}
          onChange={(pieces) => onChange({ quantity: pieces })}
        />
      </div>
      <button
        type="submit"
        name={stepField}
        value={writeQuoteStep({ kind: 'remove', index })}
        aria-label={`Remove ${name}`}
        className="quote-line-remove icon-button print:hidden"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      <div className="quote-line-fields">
        <LineFields {...props} />
      </div>
    </article>
  );
}
