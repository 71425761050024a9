import { useEffect } from 'react';
import { FieldError } from '../../components/form/FieldError.tsx';
import { FormField } from '../../components/form/FormField.tsx';
import { FormStatus } from '../../components/form/FormStatus.tsx';
import { HiddenFields } from '../../components/form/HiddenFields.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSubmission } from '../../components/form/useSubmission.ts';
import { quote } from '../../forms/quote.ts';
import { ProductList } from './ProductList.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import type { QuoteChoice, QuoteProduct } from './quoteProducts.ts';
import { useProductList } from './useProductList.ts';

interface Props {
  asked: readonly QuoteProduct[];
  choices: readonly QuoteChoice[];
  idempotencyKey: string;
}

export function QuoteForm({ asked, choices, idempotencyKey }: Props) {
  const { entries, wanted, want, add, clear } = useProductList(asked);
  const { state, sending, setValue, formProps, field } = useSubmission(quote, { onSent: clear });
  const products = field('products');
  const list = wanted.join('\n');

  useEffect(() => {
    setValue('products', list === '' ? [] : list.split('\n'));
  }, [list, setValue]);

  return (
    <form {...formProps} className="flex flex-col gap-5">
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium">{products.info.label}</legend>
        <ProductList name={products.name} entries={entries} onToggle={want} />
        <label htmlFor={products.id} className="sr-only">
          Add an instrument
        </label>
        <ProductPicker id={products.id} name={products.name} choices={choices} onPick={add} />
        <FieldError id={products.id} error={products.error} />
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('quantity')} />
        <FormField {...field('delivery')} />
      </div>
      <FormField {...field('message')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('name')} />
        <FormField {...field('email')} />
        <FormField {...field('company')} />
        <FormField {...field('country')} />
      </div>
      <HiddenFields idempotencyKey={idempotencyKey} />
      <SubmitButton label="Request quote" sending={sending} className="self-start" />
      <FormStatus state={state} next={quote.next} />
    </form>
  );
}
