import { getCollection, getEntry } from 'astro:content';
import { allCategories, allProducts, type CatalogueCategory } from '../catalogue/catalogue.ts';
import { readJobs } from '../features/careers/loadCareers.ts';
import { jobSeo } from '../features/careers/model/jobSeo.ts';
import { helpPages } from '../features/help/loadHelp.ts';
import { categoryPath, paths } from '../site/paths.ts';
import { requireOwnNames } from './_requireOwnNames.ts';

export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/** The surge current generators are a tab of the index page. */
const hasPage = ({ key }: CatalogueCategory) => key !== 'surge-current';

/** Every page search engines should list, with the words that stand for it elsewhere. */
export async function listedPages(): Promise<readonly ListedPage[]> {
  await requireOwnNames();
  const home = await getEntry('home', 'home');
  if (!home) throw new Error('src/content/home.yaml is missing');
  const search = await getEntry('search', 'search');
  if (!search) throw new Error('src/content/search.yaml is missing');
  const pages = await getCollection('pages');
  const categories = await allCategories();
  const products = await allProducts();
  const jobs = await readJobs();
  return [
    { path: paths.home, ...home.data.meta },
    { path: paths.search, title: search.data.title, description: search.data.description },
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
    ...(await helpPages()),
    ...products.map(({ path, name, subtitle }) => ({ path, title: name, description: subtitle })),
    ...jobs.map(jobSeo),
  ];
}
