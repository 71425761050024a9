import type { ReactNode } from 'react';

interface Props {
  heading: string;
  /** An island, from the slot of that name. */
  form?: ReactNode;
  /** Shown beside the form. */
  children: ReactNode;
}

/** A form in a card, with notes beside it. */
export function FormSection({ heading, form, children }: Props) {
  return (
    <div className="page-width grid items-start gap-12 section-space lg:grid-cols-[1.4fr_1fr]">
      <section className="card p-5 shadow-card sm:p-8">
        <h2 className="mb-6 text-heading">{heading}</h2>
        {form}
      </section>
      <div className="flex flex-col gap-10">{children}</div>
    </div>
  );
}
