import { getCollection } from 'astro:content';
import { allProducts } from '../../catalogue/catalogue.ts';
import { allStandards } from '../../catalogue/loadStandards.ts';
import { productFacts } from '../../catalogue/productFacts.ts';
import { waveOfCurve } from '../../catalogue/productWaveforms.ts';
import { standardId } from '../../catalogue/standards.ts';
import { requireEntry } from '../../content/requireEntry.ts';
import type { Explained, Knowledge } from '../../search/knowledge.ts';
import { standardPath } from '../../site/pageAddresses.ts';
import { paths } from '../../site/paths.ts';

/** The primer's pages, and its glossary. */
async function explainedPages(): Promise<Explained[]> {
  const pages = (await getCollection('pages')).flatMap(({ id, data: { primer } }) =>
    primer ? [{ path: `/${id}`, waves: primer.waves, phrases: primer.phrases }] : [],
  );
  const { sections } = await requireEntry('pages', paths.primer.slice(1));
  const words = sections.flatMap(({ key, cards }) => (key === 'glossary' ? cards : []));
  const phrases = words.flatMap(({ title }) => title.split(/, (?:and )?/));
  return [...pages, { path: paths.primer, waves: [], phrases }];
}

/** What the search knows beyond the words of the pages. */
export async function loadKnowledge(): Promise<Knowledge> {
  const standards = await allStandards();
  const { answers, notMade } = await requireEntry('searchAnswers', 'search-answers');
  const { makers } = await requireEntry('searchMakers', 'search-makers');
  const { languages } = await requireEntry('searchLanguages', 'search-languages');
  const others = await requireEntry('searchStandards', 'search-standards');
  return {
    products: (await allProducts()).map(productFacts),
    standards: standards.map(({ id, title, kind, calls, made, near, waveforms }) => ({
      slug: standardId(id),
      id,
      path: standardPath(standardId(id)),
      title,
      kind,
      calls: calls.map(standardId),
      waves: waveforms.map(waveOfCurve),
      made,
      near,
    })),
    answers,
    notMade,
    makers,
    otherStandards: [...others.adoptions, ...others.families],
    notMadeStandards: others.notMade,
    foreign: Object.values(languages).flatMap((words) => Object.entries(words)),
    explained: await explainedPages(),
  };
}
