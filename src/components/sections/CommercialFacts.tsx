import { noBreak } from '../ui/noBreak.tsx';

interface Props {
  lines: readonly { title: string; text: string }[];
}

/** Payment, delivery, tax numbers: nothing where the company has filled in nothing. */
export function CommercialFacts({ lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Terms" className="page-width pb-10">
      <dl className="grid gap-x-10 gap-y-4 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-3">
        {lines.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-sm text-muted">{title}</dt>
            <dd>{noBreak(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
