import type { Form } from '../../forms/form.ts';
import { trackPath } from '../../site/paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

interface Props {
  form: Pick<Form, 'page' | 'next'>;
  reference: string;
  /** The key to the page about it, for whoever left no address. */
  track?: string | undefined;
}

/** Confirms a form that was sent without JavaScript. */
export function FormSent({ form, reference, track }: Props) {
  return (
    <section role="status" className="flex max-w-2xl flex-col items-start gap-4">
      <h2 className="text-heading">Thank you, we have received it.</h2>
      <p>
        Your reference is <strong className="figures font-medium">{reference}</strong>. {form.next}
      </p>
      {track && (
        <p>
          <a href={trackPath(reference, track)} className="text-accent underline">
            See how far it is, and add to it
          </a>{' '}
          (the link works for 24 hours; keep it, it is shown only here).
        </p>
      )}
      <ButtonLink href={form.page} variant="secondary">
        Back to the page
      </ButtonLink>
    </section>
  );
}
