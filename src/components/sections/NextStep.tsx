import type { Page } from '../../content/schemas/page.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

type Step = NonNullable<Page['next']>;
type Props = Omit<Step, 'others'> & Partial<Pick<Step, 'others'>>;

/** The call to action at the end of a page. */
export function NextStep({ title, text, link, others = [] }: Props) {
  return (
    <section className="housing print:hidden">
      <div className="page-width flex flex-col items-start gap-6 py-14 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 className="text-heading">{title}</h2>
          <p className="mt-2 max-w-[60ch] text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
          {others.map(({ label, href }) => (
            <ButtonLink key={label} href={href} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
