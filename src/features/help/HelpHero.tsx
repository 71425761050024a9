import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import type { Page } from '../../content/schemas/page.ts';

interface Props extends Pick<Page, 'heading' | 'sub' | 'intro'> {
  trail: readonly { label: string; href: string }[];
  /** The search box. */
  children: ReactNode;
}

/** The welcome and the search box: most visitors need nothing else. */
export function HelpHero({ heading, sub, intro, trail, children }: Props) {
  return (
    <section className="housing graticule">
      <div className="page-width py-10 lg:py-16">
        <Breadcrumbs trail={trail} current={heading} />
        <h1 className="mt-5 text-title">{heading}</h1>
        {sub && <p className="mt-3 text-lead text-accent">{sub}</p>}
        {intro.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[62ch] text-muted">
            {paragraph}
          </p>
        ))}
        <div className="mt-8 max-w-2xl">{children}</div>
      </div>
    </section>
  );
}
