import { deadLinks } from '../deadLinks.ts';
import { fetchPage } from '../fetchPage.ts';
import type { Part } from '../part.ts';

export const links: Part = {
  name: 'links',
  title: 'Links and anchors',
  bar: 'none dead',
  concurrency: 2,
  dependsOn: 'build',
  async run(route, { url }) {
    const { dead, count } = await deadLinks(route, (path) => fetchPage(url, path));
    return { faults: dead.map((href) => `dead link ${href}`), figures: { links: count } };
  },
};
