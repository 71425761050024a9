import { getCollection } from 'astro:content';
import type { Figure } from '../../content/schemas/page.ts';
import { illustration } from '../../pictures/illustrations.ts';
import { pictureOf } from '../../pictures/picture.ts';

/** The engineering services are the pages that have a figure. */
export async function loadServiceSlugs(): Promise<readonly string[]> {
  const services = await getCollection('pages', ({ data }) => data.figure !== undefined);
  return services.map(({ id }) => id.replace('services/', ''));
}

/** The picture or drawing behind a figure that has one. */
export async function loadFigureFiles(figure: Figure) {
  return {
    picture: figure.kind === 'render' ? await pictureOf(figure.name, [480, 800, 1440]) : undefined,
    drawing: figure.kind === 'illustration' ? illustration(figure.name) : undefined,
  };
}
