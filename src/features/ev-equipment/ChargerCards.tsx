import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { NoBreakFigures } from '../../components/ui/NoBreakFigures.tsx';
import type { ChargerWords } from '../../content/schemas/ev/charger.ts';
import { quotePath } from '../../site/paths.ts';

type Props = { id: string } & Pick<ChargerWords, 'name' | 'description' | 'quote'>;

/** The description that Read More leads to, and a link to a quote. */
export function ChargerCards({ id, name, description, quote }: Props) {
  return (
    <div className="mt-8 grid gap-5">
      <section id={id} tabIndex={-1} className="card p-6 shadow-card target:border-accent">
        <h3 className="text-lg font-semibold">{`About the ${name}`}</h3>
        {description.map((paragraph) => (
          <p key={paragraph} className="mt-3">
            <NoBreakFigures text={paragraph} />
          </p>
        ))}
      </section>
      <section className="housing flex flex-wrap items-center justify-between gap-5 rounded-md border border-line p-6">
        <div className="max-w-[40ch]">
          <h3 className="text-lg font-semibold">{quote.heading}</h3>
          <p className="mt-1 text-muted">
            <NoBreakFigures text={quote.text} />
          </p>
        </div>
        <ButtonLink href={quotePath(name)}>{quote.button}</ButtonLink>
      </section>
    </div>
  );
}
