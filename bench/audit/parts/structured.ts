import { fetchPage } from '../fetchPage.ts';
import type { Part } from '../part.ts';
import { schemaProblems } from '../schemaProblems.ts';

export const structured: Part = {
  name: 'structured',
  title: 'Structured data',
  bar: 'only types, properties and values of schema.org',
  concurrency: 1,
  dependsOn: 'page',
  async run(route, { url }) {
    const { problems, types } = schemaProblems((await fetchPage(url, route)).body);
    return { faults: problems, figures: { 'Structured data': types.join(', ') } };
  },
};
