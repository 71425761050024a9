import { getCollection } from 'astro:content';
import { existsSync } from 'node:fs';
import { requireEntry } from '../content/requireEntry.ts';
import { sectionOf } from '../content/schemas/page.ts';
import { pictureOf } from '../pictures/picture.ts';
import { breadcrumbs } from '../site/navigation.ts';

/** A page's words, its sections by their keys, and what its head needs. */
export async function loadWords(path: string) {
  const page = await requireEntry('pages', path.slice(1));
  const { title, description } = page;
  const trail = breadcrumbs(path);
  return {
    page,
    section: (key: string) => sectionOf(page, key, `src/content/pages${path}.yaml`),
    trail,
    seo: { title, description, path, breadcrumbs: trail },
  };
}

/** The same with the page's picture, whose sizes are made by a build. */
export async function loadPage(path: string) {
  const words = await loadWords(path);
  const { hero } = words.page;
  return { ...words, picture: hero && (await pictureOf(hero.picture, [480, 800, 1440])) };
}

/** The pages without a route of their own: nothing but text. */
export const loadTextPages = () =>
  getCollection(
    'pages',
    ({ id, data }) => !data.figure && !data.primer && !existsSync(`src/pages/${id}.astro`),
  );
