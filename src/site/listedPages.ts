import { getCollection, getEntry } from 'astro:content';
import { categoryPath, paths, transientCategories } from './paths.ts';

export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

const ownFamily = {
  'esd-generators': paths.esdGenerators,
  'automotive-ecm-test': paths.automotiveEmcTest,
};

/** Every page search engines should list, with the words that stand for it elsewhere. */
export async function listedPages(): Promise<readonly ListedPage[]> {
  const home = await getEntry('home', 'home');
  const pages = await getCollection('pages');
  const categories = await getCollection('instruments');
  return [
    {
      path: paths.home,
      title: home?.data.meta.title ?? '',
      description: home?.data.meta.description ?? '',
    },
    ...pages.map(({ id, data }) => ({
      path: `/${id}`,
      title: data.title,
      description: data.description,
    })),
    ...categories
      .filter(({ id }) => id in ownFamily || transientCategories.some((name) => name === id))
      .map(({ id, data }) => ({
        path: ownFamily[id as keyof typeof ownFamily] ?? categoryPath(id),
        title: data.title,
        description: data.description,
      })),
  ];
}
