import { getCollection } from 'astro:content';
import { allProducts, catalogueTexts, loadAccessories } from '../../../catalogue/catalogue.ts';
import { allStandards } from '../../../catalogue/loadStandards.ts';
import { summarise } from '../../../catalogue/productSeo.ts';
import { standardWaveforms } from '../../../catalogue/productWaveforms.ts';
import {
  type CatalogueStandard,
  isDesignedFor,
  standardAnchor,
} from '../../../catalogue/standards.ts';
import { requireEntry } from '../../../content/requireEntry.ts';
import type { Standard } from '../../../content/schemas/standard.ts';
import { breadcrumbs } from '../../../site/navigation.ts';
import { helpArticlePath } from '../../../site/paths.ts';
import { loadRelatedCard } from '../product/related/loadRelations.ts';

/** The articles that mention a standard, with or without its publisher, and no longer number. */
async function articlesOn(id: string) {
  const number = RegExp.escape(id.replace(/^(?:IEC|ISO) /, ''));
  const mention = new RegExp(`${number}(?![\\w-])`);
  const articles = await getCollection('help', ({ body = '' }) => mention.test(body));
  return articles.map((article) => ({
    title: article.data.title,
    description: article.data.description,
    path: helpArticlePath(article.data.kind, article.id),
  }));
}

const longestTitle = 60;

/** Title and description of a standard's page for search engines. */
export function standardSeoText({ id, title, summary, made }: Standard) {
  const subject = title.split(' – ').at(-1) ?? title;
  const whole = `${id}: ${subject}`;
  const further = made
    ? 'Edition, levels, waveform, set-up and the instruments for it.'
    : 'What it is, and what comes near in our catalogue.';
  return {
    title: whole.length <= longestTitle ? whole : id,
    description: summarise(`${id}. ${summary} ${further}`),
  };
}

/** The content of a standard's page and what its head needs. */
export async function loadStandardPage(standard: CatalogueStandard) {
  const { id, calls, near, setup } = standard;
  // A generic or product standard is tested with what the standards it calls ask for.
  const asked = [id, ...calls];
  const { page: words, groups } = (await catalogueTexts()).standards;
  const products = await allProducts();
  const serving = products.filter((product) => asked.some((one) => isDesignedFor(product, one)));
  /** How early a product names the standard: what is made for it comes before what also does it. */
  const placeIn = ({ standards }: (typeof products)[number]) =>
    Math.min(...asked.flatMap((one) => standards.flatMap((own, at) => (own === one ? at : []))));
  const roles = Object.entries(words.roles).map(async ([role, title]) => {
    const ofRole = serving
      .filter((product) => product.role === role)
      .toSorted((one, other) => placeIn(one) - placeIn(other) || 0);
    return { title, products: await Promise.all(ofRole.map(loadRelatedCard)) };
  });
  const path = standardAnchor(id);
  const trail = breadcrumbs(path);
  const others = await allStandards();
  return {
    standard,
    words,
    groups,
    roles: (await Promise.all(roles)).filter((role) => role.products.length > 0),
    near: await Promise.all(
      products.filter(({ slug }) => near.includes(slug)).map(loadRelatedCard),
    ),
    accessories: (await loadAccessories()).filter((one) =>
      one.standards.some((standard) => asked.includes(standard)),
    ),
    calledBy: others
      .filter(({ calls, elsewhere }) => [...calls, ...elsewhere].includes(id))
      .map((other) => other.id),
    waveforms: standardWaveforms(standard),
    setup: setup ? await requireEntry('setups', setup) : undefined,
    articles: await articlesOn(id),
    trail,
    seo: { ...standardSeoText(standard), path, breadcrumbs: trail },
  };
}

export type StandardPageData = Awaited<ReturnType<typeof loadStandardPage>>;
