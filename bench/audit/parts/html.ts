import { fetchPage } from '../fetchPage.ts';
import { htmlProblems } from '../htmlProblems.ts';
import type { Part } from '../part.ts';

export const html: Part = {
  name: 'html',
  title: 'HTML',
  bar: 'no error',
  concurrency: 1,
  dependsOn: 'page',
  async run(route, { url }) {
    const faults = await htmlProblems((await fetchPage(url, route)).body);
    return { faults, figures: { 'HTML errors': faults.length } };
  },
};
