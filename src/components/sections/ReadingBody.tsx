import type { Page } from '../../content/schemas/page.ts';
import { longDate } from '../../site/formats.ts';
import { NextStep } from './NextStep.tsx';
import { PageSection, sectionId } from './PageSection.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';

type Props = Pick<Page, 'sections' | 'related' | 'next'> & { updated: string };

/** A long page to read through, with its table of contents in view beside the text. */
export function ReadingBody({ sections, related, next, updated }: Props) {
  return (
    <>
      <div className="page-width grid items-start gap-x-16 gap-y-10 py-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-20">
        <nav aria-label="On this page" className="lg:sticky lg:top-(--below-header)">
          <ol className="border-l-2 border-line">
            {sections.map(({ heading }) => (
              <li key={heading}>
                <a
                  href={`#${sectionId(heading)}`}
                  className="-ml-0.5 block border-l-2 border-transparent py-1.5 pl-4 text-[0.9375rem] text-muted hover:border-accent hover:text-accent"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
          <p className="mt-6 text-sm text-muted">
            Last changed on <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        </nav>
        <div className="max-w-3xl divide-y divide-line">
          {sections.map(({ key, ...section }) => (
            <PageSection key={key ?? section.heading} {...section} stacked />
          ))}
        </div>
      </div>
      <RelatedLinks links={related} />
      {next && <NextStep {...next} />}
    </>
  );
}
