import type { Page } from '../../content/schemas/page.ts';
import { NextStep } from './NextStep.tsx';
import { PageRest } from './PageRest.tsx';
import { PageSection } from './PageSection.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';

type Props = Pick<Page, 'sections' | 'related' | 'next'> & Partial<Pick<Page, 'intro' | 'hero'>>;

/** Everything below a page's title, in the order of its content file. */
export function PageBody({ sections, related, next, intro = [], hero }: Props) {
  return (
    <>
      {/* A hero has said all of it. */}
      {!hero && <PageRest intro={intro} />}
      <div className="page-width divide-y divide-line">
        {sections.map(({ key, ...section }) => (
          <PageSection key={key ?? section.heading} {...section} />
        ))}
      </div>
      <RelatedLinks links={related} />
      {next && <NextStep {...next} />}
    </>
  );
}
