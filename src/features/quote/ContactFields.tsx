import { FormField } from '../../components/form/FormField.tsx';
import type { FieldProps } from '../../components/form/fieldProps.ts';

interface Props {
  field: (name: 'name' | 'email' | 'company' | 'country' | 'delivery' | 'message') => FieldProps;
}

/** Who asks, and what we should know beside the list. */
export function ContactFields({ field }: Props) {
  return (
    <section aria-labelledby="quote-contact" className="flex flex-col gap-5 print:hidden">
      <h2 id="quote-contact" className="text-heading">
        Your details
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...field('name')} />
        <FormField {...field('email')} />
        <FormField {...field('company')} />
        <FormField {...field('country')} />
      </div>
      <FormField {...field('delivery')} />
      <FormField {...field('message')} />
    </section>
  );
}
