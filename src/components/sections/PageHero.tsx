import type { ReactNode } from 'react';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { noBreak } from '../ui/noBreak.tsx';

interface Props {
  heading: string;
  sub?: string | undefined;
  intro: readonly string[];
  /** A short label above the heading. */
  badge?: string | undefined;
  trail: readonly { label: string; href: string }[];
  /** Calls to action; the first one stands out. */
  actions?: readonly { label: string; href: string }[] | undefined;
  /** The figure beside the text. */
  children: ReactNode;
}

/** A page's opening with text on the left and a figure on the right. */
export function PageHero({ heading, sub, intro, badge, trail, actions = [], children }: Props) {
  return (
    <section className="housing graticule-beside overflow-x-clip">
      <div className="page-width grid items-center gap-x-12 gap-y-10 section-space lg:grid-cols-2">
        <div>
          <Breadcrumbs trail={trail} current={heading} />
          {badge && (
            <p className="figures mt-5 inline-block rounded-full border border-accent px-3.5 py-1 text-sm text-accent">
              {badge}
            </p>
          )}
          <h1 className="mt-5 text-title">{heading}</h1>
          {sub && <p className="mt-3 text-lead text-accent">{noBreak(sub)}</p>}
          {intro.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[62ch] text-muted">
              {noBreak(paragraph)}
            </p>
          ))}
          {actions.length > 0 && (
            <div className="mt-7 flex flex-wrap gap-3">
              {actions.map(({ label, href }, index) => (
                <ButtonLink key={label} href={href} variant={index > 0 ? 'secondary' : 'primary'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
