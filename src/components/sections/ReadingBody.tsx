import type { Page } from '../../content/schemas/page.ts';
import { longDate } from '../../site/formats.ts';
import { noBreak } from '../ui/noBreak.tsx';
import { leadOf } from './lead.ts';
import { NextStep } from './NextStep.tsx';
import { PageSection, sectionId } from './PageSection.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';

type Props = Pick<Page, 'sections' | 'related' | 'next' | 'intro'> & { updated: string };

/** A long page to read through, with its table of contents in view beside the text. */
export function ReadingBody({ sections, related, next, intro, updated }: Props) {
  return (
    <>
      <div className="page-width grid items-start gap-x-16 gap-y-10 section-space lg:grid-cols-[17rem_minmax(0,1fr)]">
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
          {leadOf(intro).rest.map((paragraph) => (
            <p key={paragraph} className="pb-8 text-lead text-muted">
              {noBreak(paragraph)}
            </p>
          ))}
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
