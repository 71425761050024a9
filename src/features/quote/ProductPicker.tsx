import { controlClass } from '../../components/form/fieldProps.ts';
import type { QuoteChoice, QuoteProduct } from './quoteProducts.ts';

interface Props {
  id: string;
  name: string;
  choices: readonly QuoteChoice[];
  onPick: (product: QuoteProduct) => void;
}

/** Adds a product from the catalogue. Without JavaScript, the selected one is sent with the rest. */
export function ProductPicker({ id, name, choices, onPick }: Props) {
  return (
    <select
      id={id}
      name={name}
      className={`${controlClass} pr-9`}
      onChange={({ target }) => {
        const [option] = target.selectedOptions;
        if (option?.value) onPick({ value: option.value, name: option.text });
        target.value = '';
      }}
    >
      <option value="">Add an instrument</option>
      {choices.map(({ label, products }) => (
        <optgroup key={label} label={label}>
          {products.map(({ value, name: product }) => (
            <option key={value} value={value}>
              {product}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
