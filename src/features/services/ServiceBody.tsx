import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { PointLists } from '../../components/sections/PointLists.tsx';
import { ProcessSteps } from '../../components/sections/ProcessSteps.tsx';
import { noBreak } from '../../components/ui/noBreak.tsx';
import { Section } from '../../components/ui/Section.tsx';
import type { Page } from '../../content/schemas/page.ts';
import { ArtefactFigure } from './artefacts/ArtefactFigure.tsx';

interface NoticeProps {
  heading: string;
  body: readonly string[];
}

/** A notice before the rest of the page. */
function Notice({ heading, body }: NoticeProps) {
  return (
    <section className="page-width pt-12">
      <div className="rounded-md border-l-4 border-caution bg-surface p-6 shadow-card">
        <h2 className="text-heading text-caution">{heading}</h2>
        {body.map((paragraph) => (
          <p key={paragraph} className="mt-2 max-w-[68ch]">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

/** A service's sections, each in the layout that fits its content; plain lists come last. */
export function ServiceBody({ sections }: Pick<Page, 'sections'>) {
  const lists = sections.filter(({ points }) => points.length > 0);
  return (
    <>
      {sections.map(({ heading, body, cards, steps, artefact }) => {
        if (artefact)
          return (
            <section key={heading} className="housing section-space">
              <div className="page-width grid items-center gap-x-14 gap-y-8 lg:grid-cols-[5fr_7fr]">
                <div>
                  <h2 className="text-heading">{heading}</h2>
                  {body.map((paragraph) => (
                    <p key={paragraph} className="mt-3 max-w-[60ch] text-muted">
                      {noBreak(paragraph)}
                    </p>
                  ))}
                </div>
                <ArtefactFigure artefact={artefact} />
              </div>
            </section>
          );
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
      <div className="page-width section-space">
        <PointLists lists={lists} />
      </div>
    </>
  );
}
