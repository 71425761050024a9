import { AsideBlock } from '../../components/sections/AsideBlock.tsx';
import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { CommercialFacts } from '../../components/sections/CommercialFacts.tsx';
import { ErrorNotice } from '../../components/sections/ErrorNotice.tsx';
import { FeatureCards } from '../../components/sections/FeatureCards.tsx';
import { FinderLink } from '../../components/sections/FinderLink.tsx';
import { FormSection } from '../../components/sections/FormSection.tsx';
import { HeroPicture } from '../../components/sections/HeroPicture.tsx';
import { LinkCards } from '../../components/sections/LinkCards.tsx';
import { NextStep } from '../../components/sections/NextStep.tsx';
import { NotFound } from '../../components/sections/NotFound.tsx';
import { PageBody } from '../../components/sections/PageBody.tsx';
import { PageHero } from '../../components/sections/PageHero.tsx';
import { PageRest } from '../../components/sections/PageRest.tsx';
import { PageSection } from '../../components/sections/PageSection.tsx';
import { PageTitle } from '../../components/sections/PageTitle.tsx';
import { PointLists } from '../../components/sections/PointLists.tsx';
import { ProcessSteps } from '../../components/sections/ProcessSteps.tsx';
import { ProductHero } from '../../components/sections/ProductHero.tsx';
import { QuoteBlock } from '../../components/sections/QuoteBlock.tsx';
import { ReadingBody } from '../../components/sections/ReadingBody.tsx';
import { RelatedLinks } from '../../components/sections/RelatedLinks.tsx';
import { TraceWindow } from '../../components/sections/TraceWindow.tsx';
import type { PictureSource } from '../../pictures/picture.ts';
import { Sample } from './Sample.tsx';
import { links, next, page, section, steps, trail, words } from './sampleWords.ts';

const lists = [
  { heading: 'What goes in', points: section.points },
  { heading: 'What comes out', points: section.points },
];
const { heading, intro, cards } = { ...page, ...section };

/** The sections that pages consist of, at full width. */
export function SectionParts({ picture }: { picture: PictureSource | undefined }) {
  const hero = <HeroPicture name="parts" source={picture} alt="A charger and a car" />;
  return (
    <>
      <Sample of="sections/PageTitle" wide>
        <PageTitle title={heading} sub="In a line" description={intro} trail={trail} />
        <PageTitle tool title={heading} description={intro} trail={trail} />
      </Sample>
      <Sample of="sections/PageRest" wide>
        <PageRest intro={[...intro, 'What the band had no room for.']} />
      </Sample>
      <Sample of="sections/TraceWindow" wide>
        <TraceWindow waves={['1.2/50', 'esd']} />
      </Sample>
      <Sample of="sections/PageHero" wide>
        <PageHero heading={heading} intro={intro} badge="New" trail={trail} actions={links}>
          {hero}
        </PageHero>
      </Sample>
      <Sample of="sections/ProductHero" wide>
        <ProductHero page={page} trail={trail} picture={undefined} />
      </Sample>
      <Sample of="sections/HeroPicture" wide within="sample-fields housing">
        {hero}
      </Sample>
      <Sample
        of="sections/PageSection"
        note="beside its heading, and stacked"
        wide
        within="page-width"
      >
        <PageSection {...section} />
        <PageSection {...section} cards={[]} stacked />
      </Sample>
      <Sample of="sections/LinkCards" note="each card is one link" wide>
        <LinkCards
          heading="Where to start"
          cards={['First', 'Second', 'Third'].map((title) => ({
            title,
            text: 'What is behind it.',
            href: '#',
          }))}
        />
      </Sample>
      <Sample
        of="sections/CardGrid"
        note="three, four and five come out even"
        wide
        within="sample-column sample-padded"
      >
        {[3, 4, 5].map((count) => (
          <CardGrid
            key={count}
            cards={Array.from({ length: count }, (_, index) => ({
              title: `Card ${index + 1} of ${count}`,
              text: words,
              icon: 'chart',
            }))}
          />
        ))}
      </Sample>
      <Sample of="sections/FeatureCards" wide>
        <FeatureCards heading="Features" cards={cards} />
      </Sample>
      <Sample of="sections/PointLists" wide within="sample-padded">
        <PointLists lists={lists} />
      </Sample>
      <Sample of="sections/ProcessSteps" wide within="sample-padded">
        <ProcessSteps steps={steps} />
      </Sample>
      <Sample of="sections/AsideBlock">
        <AsideBlock {...section} />
      </Sample>
      <Sample of="sections/FormSection" wide>
        <FormSection heading="A form" form={<p>The page puts its form here.</p>}>
          <AsideBlock {...section} cards={[]} />
        </FormSection>
      </Sample>
      <Sample of="sections/CommercialFacts" wide>
        <CommercialFacts lines={[{ title: 'Payment', text: '30 days net' }]} />
      </Sample>
      <Sample of="sections/RelatedLinks" wide>
        <RelatedLinks links={links} />
      </Sample>
      <Sample of="sections/FinderLink">
        <FinderLink />
      </Sample>
      <Sample of="sections/NextStep" wide>
        <NextStep {...next} />
      </Sample>
      <Sample of="sections/QuoteBlock" wide>
        <QuoteBlock heading="A free quote" text={words} link={links[1]} />
      </Sample>
      <Sample of="sections/PageBody" wide>
        <PageBody {...page} />
      </Sample>
      <Sample of="sections/ReadingBody" wide>
        <ReadingBody {...page} updated="2026-03-01" />
      </Sample>
      <Sample of="sections/NotFound" wide>
        <NotFound />
      </Sample>
      <Sample of="sections/ErrorNotice" wide>
        <ErrorNotice status={500} heading="This page could not be shown">
          If you need an answer now,
        </ErrorNotice>
      </Sample>
    </>
  );
}
