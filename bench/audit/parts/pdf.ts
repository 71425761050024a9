import { accessibilityFaults } from '../../../tests/support/accessibilityFaults.ts';
import { readPdf } from '../../../tests/support/readPdf.ts';
import { fetchPage } from '../fetchPage.ts';
import type { Part } from '../part.ts';

/** The data sheets and manuals that a page links to. */
export const pdf: Part = {
  name: 'pdf',
  title: 'PDF documents',
  bar: 'tagged and titled, as far as a program can tell',
  concurrency: 2,
  dependsOn: 'build',
  async run(route, { url }) {
    const { body } = await fetchPage(url, route);
    const documents = new Set(
      [...body.matchAll(/href="(\/[^"]+\.pdf)"/g)].map(([, path = '']) => path),
    );
    const faults: string[] = [];
    for (const path of documents) {
      const file = await (await fetch(url + path)).bytes();
      for (const fault of accessibilityFaults(await readPdf(file))) faults.push(`${path} ${fault}`);
    }
    return { faults, figures: { documents: documents.size } };
  },
};
