import { getCollection } from 'astro:content';
import { allCategories, allProducts, type CatalogueCategory } from '../catalogue/catalogue.ts';
import { allStandards } from '../catalogue/loadStandards.ts';
import { standardAnchor } from '../catalogue/standards.ts';
import { requireUnique } from '../content/requireUnique.ts';
import { loadJobs } from '../features/careers/loadCareers.ts';
import { jobSeo } from '../features/careers/model/jobPosting.ts';
import { loadHelpPages } from '../features/help/loadHelp.ts';
import { loadHomeWords } from '../features/home/loadHome.ts';
import { standardSeoText } from '../features/instruments/standards/loadStandardPage.ts';
import { loadSearchWords } from '../features/search/loadSearchWords.ts';
import { loadManuals } from '../print/manual/loadManuals.ts';
import { categoryPath, paths } from '../site/paths.ts';

export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/** The surge current generators have only a tab on the index page. */
const hasPage = ({ key }: CatalogueCategory) => key !== 'surge-current';

/**
 * What content must not use twice. Astro compares the names of files and of the entries of lists,
 * and refuses two pages at one address; this compares what is written inside them.
 */
async function requireOwnNames(): Promise<void> {
  const products = await allProducts();
  for (const key of ['slug', 'id', 'name'] as const)
    requireUnique(
      products,
      key,
      (product) => product[key],
      ({ name, category }) => `${name} in src/content/instruments/${category}.yaml`,
    );
  const jobs = await loadJobs();
  for (const key of ['id', 'title'] as const)
    requireUnique(
      jobs,
      key,
      (job) => job[key],
      ({ slug }) => `${slug} in src/content/jobs`,
    );
  const listed = await loadManuals();
  for (const key of ['order', 'title'] as const)
    requireUnique(
      listed,
      key,
      (manual) => manual[key],
      ({ slug }) => `src/content/manuals/${slug}.yaml`,
    );
  requireUnique(
    await getCollection('customers'),
    'logo',
    ({ data }) => data.file,
    ({ data }) => `${data.name} in src/content/customers.yaml`,
  );
}

/** Every page that search engines should list, with its title and description. */
export async function listedPages(): Promise<readonly ListedPage[]> {
  await requireOwnNames();
  const home = await loadHomeWords();
  const search = await loadSearchWords();
  const pages = await getCollection('pages');
  const categories = await allCategories();
  const products = await allProducts();
  const jobs = await loadJobs();
  return [
    { path: paths.home, ...home.meta },
    { path: paths.search, title: search.title, description: search.description },
    ...pages.map(({ id, data }) => ({
      path: `/${id}`,
      title: data.title,
      description: data.description,
    })),
    ...categories.filter(hasPage).map(({ key, title, description }) => ({
      path: categoryPath(key),
      title,
      description,
    })),
    ...(await loadHelpPages()),
    ...products.map(({ path, name, subtitle }) => ({ path, title: name, description: subtitle })),
    ...(await allStandards()).map((standard) => ({
      path: standardAnchor(standard.id),
      ...standardSeoText(standard),
    })),
    ...jobs.map(jobSeo),
  ];
}
