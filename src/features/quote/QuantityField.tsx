import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FieldError } from '../../components/form/FieldError.tsx';
import { lineLimits } from '../../forms/quoteList/quoteLine.ts';
import { cleanQuantity } from '../../forms/quoteList/writtenLines.ts';

interface Props {
  id: string;
  name: string;
  /** The product's, for those who do not see the line. */
  product: string;
  quantity: number;
  /** As typed without JavaScript, if it was wrong. */
  typed?: string | undefined;
  error?: string | undefined;
  onChange: (quantity: number) => void;
}

const step =
  'grid size-11 shrink-0 place-items-center rounded hover:text-accent aria-disabled:text-muted noscript:hidden';

/** How many pieces: typed, or with the buttons beside it. */
export function QuantityField({ id, name, product, quantity, typed, error, onChange }: Props) {
  // What is being typed may be no number yet.
  const [text, setText] = useState(typed);
  const shown = text ?? String(quantity);
  const set = (value: number) => {
    setText(undefined);
    onChange(value);
  };
  return (
    <div className="print:hidden">
      <div className="inline-flex items-center rounded border border-edge bg-surface">
        <button
          type="button"
          aria-label={`One ${product} less`}
          // A disabled button would lose the focus.
          aria-disabled={quantity <= 1}
          onClick={() => set(cleanQuantity(quantity - 1))}
          className={step}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-label={`Quantity of ${product}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={shown}
          onChange={({ target }) => {
            setText(target.value);
            const typedNumber = Number(target.value);
            if (typedNumber === cleanQuantity(target.value)) onChange(typedNumber);
          }}
          onBlur={() => text !== undefined && set(cleanQuantity(text || quantity))}
          className="figures min-h-11 w-11 bg-transparent text-center aria-invalid:text-danger"
        />
        <button
          type="button"
          aria-label={`One ${product} more`}
          aria-disabled={quantity >= lineLimits.quantity}
          onClick={() => set(cleanQuantity(quantity + 1))}
          className={step}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
