import { getEntry } from 'astro:content';
import type { Page } from '../content/schemas/page.ts';
import { findRender, makePicture } from '../pictures/picture.ts';
import { breadcrumbs } from '../site/breadcrumbs.ts';

/** The words of a page that has a route of its own, and what its head needs. */
export async function loadPage(path: string) {
  const entry = await getEntry('pages', path.slice(1));
  if (!entry) throw new Error(`src/content/pages${path}.yaml is missing`);
  const page = entry.data;
  const { title, description } = page;
  const trail = breadcrumbs(path);
  const render = page.hero && findRender(page.hero.picture);
  const picture = render && (await makePicture(render, [480, 800, 1080]));
  return { page, trail, picture, seo: { title, description, path, breadcrumbs: trail } };
}

/** A section by its heading; a renamed heading fails the build instead of leaving a hole. */
export function sectionOf({ sections }: Page, heading: string): Page['sections'][number] {
  const section = sections.find((candidate) => candidate.heading === heading);
  if (!section) throw new Error(`The page has no section "${heading}"`);
  return section;
}
