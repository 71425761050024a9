import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { PointLists } from '../../components/sections/PointLists.tsx';
import { ProcessSteps } from '../../components/sections/ProcessSteps.tsx';
import { Section } from '../../components/ui/Section.tsx';
import type { Page } from '../../content/schemas/page.ts';
import { Notice } from './Notice.tsx';

/** A service's sections, each in the layout that fits its content; plain lists come last. */
export function ServiceBody({ sections }: Pick<Page, 'sections'>) {
  const lists = sections.filter(({ points }) => points.length > 0);
  return (
    <>
      {sections.map(({ heading, body, cards, steps }) => {
        if (cards.length > 0)
          return (
            <Section key={heading} heading={heading}>
              <CardGrid cards={cards} />
            </Section>
          );
        if (steps.length > 0)
          return (
            <Section key={heading} heading={heading} className="border-y border-line bg-raised">
              <ProcessSteps steps={steps} />
            </Section>
          );
        return body.length > 0 && <Notice key={heading} heading={heading} body={body} />;
      })}
      <div className="page-width py-16 lg:py-24">
        <PointLists lists={lists} />
      </div>
    </>
  );
}
