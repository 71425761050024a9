import { PageRest } from '../../../components/sections/PageRest.tsx';
import { PageTitle } from '../../../components/sections/PageTitle.tsx';
import { QuoteBlock } from '../../../components/sections/QuoteBlock.tsx';
import { isWaveformKey } from '../../../components/waveforms/waveforms.ts';
import type { Catalogue } from '../../../content/schemas/catalogue.ts';
import { quotePath } from '../../../site/paths.ts';
import { RelatedGroups } from '../product/related/RelatedGroups.tsx';
import type { StandardPageData } from './loadStandardPage.ts';
import { StandardCalls } from './StandardCalls.tsx';
import { StandardFacts } from './StandardFacts.tsx';
import { StandardLevels } from './StandardLevels.tsx';
import { StandardWaves } from './StandardWaves.tsx';
import '../product/product.css';

interface Props extends StandardPageData {
  quote: Catalogue['quote'];
}

type StandardArticlesProps = Pick<StandardPageData, 'articles' | 'words'>;

/** Help articles that mention the standard. */
function StandardArticles({ articles, words }: StandardArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <section className="border-t border-line">
      <div className="page-width section-space">
        <h2 className="text-heading">{words.articles}</h2>
        <ul className="mt-4 grid gap-x-10 gap-y-5 md:grid-cols-2">
          {articles.map(({ title, description, path }) => (
            <li key={path}>
              <a href={path} className="font-semibold text-accent hover:underline">
                {title}
              </a>
              <p className="mt-1 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type StandardInstrumentsProps = Pick<
  StandardPageData,
  'standard' | 'roles' | 'near' | 'accessories' | 'words'
>;

/** The instruments for a standard by role, or what comes near to it. */
function StandardInstruments({
  standard,
  roles,
  near,
  accessories,
  words,
}: StandardInstrumentsProps) {
  const groups = standard.made ? roles : [{ title: words.near, products: near }];
  const isEmpty = groups.every(({ products }) => products.length === 0) && accessories.length === 0;
  if (standard.made && isEmpty) return null;
  return (
    <section className="border-t border-line">
      <div className="page-width section-space">
        <h2 className="text-heading">{words.instruments}</h2>
        {!standard.made && (
          <p className="mt-3 max-w-[65ch] text-lead">
            {words.notMade.replace('[standard]', standard.id)} {near.length === 0 && words.noNear}
          </p>
        )}
        <RelatedGroups
          groups={groups}
          accessories={{ title: words.accessories, items: accessories }}
        />
      </div>
    </section>
  );
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
        traces={standard.waveforms.filter(isWaveformKey).slice(0, 2)}
        trail={trail}
      />
      <StandardFacts {...page} />
      <PageRest intro={[standard.summary]} />
      <StandardLevels {...page} />
      <StandardCalls {...page} />
      <StandardWaves {...page} />
      <StandardInstruments {...page} />
      <StandardArticles {...page} />
      <QuoteBlock {...quote} link={{ label: quote.label, href: quotePath() }} />
    </>
  );
}
