import { getCollection, getEntry } from 'astro:content';
import { allCategories, allProducts } from './catalogue.ts';
import { categoryPath, paths } from './paths.ts';

export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/** Every page search engines should list, with the words that stand for it elsewhere. */
export async function listedPages(): Promise<readonly ListedPage[]> {
  const home = await getEntry('home', 'home');
  if (!home) throw new Error('src/content/home.yaml is missing');
  const pages = await getCollection('pages');
  const categories = await allCategories();
  const products = await allProducts();
  return [
    { path: paths.home, ...home.data.meta },
    ...pages.map(({ id, data }) => ({
      path: `/${id}`,
      title: data.title,
      description: data.description,
    })),
    ...categories.map(({ key, title, description }) => ({
      path: categoryPath(key),
      title,
      description,
    })),
    ...products.map(({ path, name, subtitle }) => ({ path, title: name, description: subtitle })),
  ];
}
