import Plus from 'lucide-react/icons/plus';
import { controlClass } from '../../components/form/fieldProps.ts';
import type { OrderCatalogue } from '../../forms/quoteList/orderCatalogue.ts';
import { stepField } from '../../forms/reserved.ts';

interface Props {
  products: OrderCatalogue['products'];
}

const id = 'quote-products';

/** Adds a product. Without JavaScript, the selected one is also sent with the rest. */
export function ProductPicker({ products }: Props) {
  const groups = [...new Set(products.map(({ group }) => group))];
  return (
    <div className="flex flex-col gap-1.5 print:hidden">
      <label htmlFor={id} className="font-medium">
        Add an instrument
      </label>
      <div className="flex gap-2">
        <select id={id} name="products" className={`${controlClass} min-w-0 pr-9`}>
          <option value="">Choose an instrument or accessory</option>
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {products
                .filter((product) => product.group === group)
                .map((product) => (
                  <option key={product.slug} value={product.slug}>
                    {product.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <button
          type="submit"
          name={stepField}
          value="add"
          className="button shrink-0"
          data-variant="secondary"
        >
          <Plus aria-hidden="true" className="size-5" />
          Add
        </button>
      </div>
    </div>
  );
}
