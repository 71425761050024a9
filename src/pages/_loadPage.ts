import { getCollection } from 'astro:content';
import { existsSync } from 'node:fs';
import { requireEntry } from '../content/requireEntry.ts';
import type { Page } from '../content/schemas/page.ts';
import { pictureOf } from '../pictures/picture.ts';
import { breadcrumbs } from '../site/breadcrumbs.ts';

/** A page's content and what its head needs. */
export async function loadPage(path: string) {
  const page = await requireEntry('pages', path.slice(1));
  const { title, description } = page;
  const trail = breadcrumbs(path);
  const picture = page.hero && (await pictureOf(page.hero.picture, [480, 800, 1080]));
  return { page, trail, picture, seo: { title, description, path, breadcrumbs: trail } };
}

/** The pages without a route of their own: nothing but text. */
export const loadTextPages = () =>
  getCollection('pages', ({ id, data }) => !data.figure && !existsSync(`src/pages/${id}.astro`));

/** A section by its heading. A renamed heading fails the build instead of leaving a gap. */
export function sectionOf({ sections }: Page, heading: string): Page['sections'][number] {
  const section = sections.find((candidate) => candidate.heading === heading);
  if (!section) throw new Error(`The page has no section "${heading}"`);
  return section;
}
