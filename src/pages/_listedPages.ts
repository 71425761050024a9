import { getCollection } from 'astro:content';
import { allCategories, allProducts, type CatalogueCategory } from '../catalogue/catalogue.ts';
import { allStandards } from '../catalogue/loadStandards.ts';
import { standardAnchor } from '../catalogue/standards.ts';
import { loadJobs } from '../features/careers/loadCareers.ts';
import { jobSeo } from '../features/careers/model/jobPosting.ts';
import { loadHelpPages } from '../features/help/loadHelp.ts';
import { loadHomeWords } from '../features/home/loadHome.ts';
import { standardSeoText } from '../features/instruments/standards/loadStandardPage.ts';
import { loadSearchWords } from '../features/search/loadSearchWords.ts';
import { categoryPath, paths } from '../site/paths.ts';

export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/** The surge current generators have only a tab on the index page. */
const hasPage = ({ key }: CatalogueCategory) => key !== 'surge-current';

/** Every page that search engines should list, with its title and description. */
export async function listedPages(): Promise<readonly ListedPage[]> {
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
