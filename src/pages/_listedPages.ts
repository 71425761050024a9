import { getCollection } from 'astro:content';
import { allCategories, allProducts, type CatalogueCategory } from '../catalogue/catalogue.ts';
import { loadJobs } from '../features/careers/loadCareers.ts';
import { jobSeo } from '../features/careers/model/jobSeo.ts';
import { loadHelpPages } from '../features/help/loadHelp.ts';
import { loadHomeWords } from '../features/home/loadHome.ts';
import { loadSearchWords } from '../features/search/loadSearchWords.ts';
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
    ...jobs.map(jobSeo),
  ];
}
