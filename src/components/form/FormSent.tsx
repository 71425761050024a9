import type { Form } from '../../forms/form.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

interface Props {
  form: Pick<Form, 'page' | 'next'>;
  reference: string;
}

/** Confirms a form that was sent without JavaScript. */
export function FormSent({ form, reference }: Props) {
  return (
    <section role="status" className="flex max-w-2xl flex-col items-start gap-4">
      <h2 className="text-heading">Thank you, we have received it.</h2>
      <p>
        Your reference is <strong className="figures font-medium">{reference}</strong>. {form.next}
      </p>
      <ButtonLink href={form.page} variant="secondary">
        Back to the page
      </ButtonLink>
    </section>
  );
}
