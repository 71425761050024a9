import { PageTitle } from '../../../components/sections/PageTitle.tsx';
import { QuoteBlock } from '../../../components/sections/QuoteBlock.tsx';
import type { Catalogue } from '../../../content/schemas/catalogue.ts';
import { quotePath } from '../../../site/paths.ts';
import type { StandardPageData } from './loadStandardPage.ts';
import { StandardArticles } from './StandardArticles.tsx';
import { StandardCalls } from './StandardCalls.tsx';
import { StandardFacts } from './StandardFacts.tsx';
import { StandardInstruments } from './StandardInstruments.tsx';
import { StandardLevels } from './StandardLevels.tsx';
import { StandardWaves } from './StandardWaves.tsx';

interface Props extends StandardPageData {
  quote: Catalogue['quote'];
}

/** Everything we know of a standard, and the instruments for it. */
export function StandardPage({ quote, ...page }: Props) {
  const { standard, trail } = page;
  return (
    <>
      <PageTitle
        title={standard.id}
        sub={standard.title}
        description={[standard.summary]}
        trail={trail}
      />
      <StandardFacts {...page} />
      <StandardLevels {...page} />
      <StandardCalls {...page} />
      <StandardWaves {...page} />
      <StandardInstruments {...page} />
      <StandardArticles {...page} />
      <QuoteBlock {...quote} link={{ label: quote.label, href: quotePath() }} />
    </>
  );
}
