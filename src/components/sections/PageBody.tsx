import type { Page } from '../../content/schemas/page.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageSection } from './PageSection.tsx';

/** Everything of a page below its title, in the order of its content file. */
export function PageBody({ sections, related, next }: Pick<Page, 'sections' | 'related' | 'next'>) {
  return (
    <>
      <div className="page-width divide-y divide-line">
        {sections.map((section) => (
          <PageSection key={section.heading} {...section} />
        ))}
        {related.length > 0 && (
          <nav aria-label="Related pages" className="py-10">
            <h2 className="text-lg font-semibold">Related pages</h2>
            <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
              {related.map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="font-medium text-accent underline-offset-4 hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {next && (
        <section className="housing graticule">
          <div className="page-width flex flex-col items-start gap-6 py-14 lg:flex-row lg:items-center lg:justify-between">
            <div>
              <h2 className="text-heading">{next.title}</h2>
              <p className="mt-2 max-w-[60ch] text-muted">{next.text}</p>
            </div>
            <ButtonLink href={next.link.href}>{next.link.label}</ButtonLink>
          </div>
        </section>
      )}
    </>
  );
}
