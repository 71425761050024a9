import type { ReactNode } from 'react';
import type { Page } from '../../content/schemas/page.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

type Props = NonNullable<Page['next']> & {
  /** Further buttons beside the first. */
  children?: ReactNode;
};

/** The end of a page: the one thing to do now. */
export function NextStep({ title, text, link, children }: Props) {
  return (
    <section className="housing graticule">
      <div className="page-width flex flex-col items-start gap-6 py-14 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 className="text-heading">{title}</h2>
          <p className="mt-2 max-w-[60ch] text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={link.href}>{link.label}</ButtonLink>
          {children}
        </div>
      </div>
    </section>
  );
}
