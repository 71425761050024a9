import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import type { Page } from '../../content/schemas/page.ts';

interface Props extends Pick<Page, 'heading' | 'sub' | 'intro'> {
  trail: readonly { label: string; href: string }[];
  asked: { heading: string; articles: readonly { path: string; title: string }[] };
  /** The search box. */
  children: ReactNode;
}

/** The heading and the search box, which is all that most visitors need. */
export function HelpHero({ heading, sub, intro, trail, asked, children }: Props) {
  return (
    <section className="housing">
      <div className="page-width grid items-end gap-x-16 gap-y-10 section-space lg:grid-cols-[1.7fr_1fr]">
        <div>
          <Breadcrumbs trail={trail} current={heading} />
          <h1 className="mt-5 text-title">{heading}</h1>
          {sub && <p className="mt-3 text-lead text-accent">{sub}</p>}
          {intro.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[62ch] text-muted">
              {paragraph}
            </p>
          ))}
          <div className="mt-8">{children}</div>
        </div>
        <nav aria-label={asked.heading}>
          <h2 className="text-sm font-semibold text-muted">{asked.heading}</h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {asked.articles.map(({ path, title }) => (
              <li key={path}>
                <a href={path} className="block py-2.5 hover:text-accent">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
