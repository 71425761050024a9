import { allProducts } from '../../catalogue/catalogue.ts';
import { allStandards } from '../../catalogue/loadStandards.ts';
import { productFacts } from '../../catalogue/productFacts.ts';
import { waveOfCurve } from '../../catalogue/productWaveforms.ts';
import { standardId } from '../../catalogue/standards.ts';
import { requireEntry } from '../../content/requireEntry.ts';
import type { Knowledge } from '../../search/knowledge.ts';
import { standardPath } from '../../site/pageAddresses.ts';

/** What the search knows beyond the words of the pages. */
export async function loadKnowledge(): Promise<Knowledge> {
  const standards = await allStandards();
  const { answers, notMade } = await requireEntry('searchAnswers', 'search-answers');
  const { makers } = await requireEntry('searchMakers', 'search-makers');
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
  };
}
