import type { Page } from '../../content/schemas/page.ts';
import { NextStep } from './NextStep.tsx';
import { PageSection } from './PageSection.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';

/** Everything below a page's title, in the order of its content file. */
export function PageBody({ sections, related, next }: Pick<Page, 'sections' | 'related' | 'next'>) {
  return (
    <>
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
