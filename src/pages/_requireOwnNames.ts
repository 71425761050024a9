import { getCollection } from 'astro:content';
import { allProducts } from '../catalogue/catalogue.ts';
import { requireUnique } from '../content/requireUnique.ts';
import { loadJobs } from '../features/careers/loadCareers.ts';
import { loadManuals } from '../print/manual/loadManuals.ts';

/**
 * What content must not use twice. Astro compares the names of files and of the entries of lists,
 * and refuses two pages at one address; this compares what is written inside them.
 */
export async function requireOwnNames(): Promise<void> {
  const products = await allProducts();
  for (const key of ['slug', 'id', 'name'] as const)
    requireUnique(
      products,
      key,
      (product) => product[key],
      ({ name, category }) => `${name} in src/content/instruments/${category}.yaml`,
    );
  const jobs = await loadJobs();
  for (const key of ['id', 'title'] as const)
    requireUnique(
      jobs,
      key,
      (job) => job[key],
      ({ slug }) => `${slug} in src/content/jobs`,
    );
  const listed = await loadManuals();
  for (const key of ['order', 'title'] as const)
    requireUnique(
      listed,
      key,
      (manual) => manual[key],
      ({ slug }) => `src/content/manuals/${slug}.yaml`,
    );
  requireUnique(
    await getCollection('customers'),
    'logo',
    ({ data }) => data.file,
    ({ data }) => `${data.name} in src/content/customers.yaml`,
  );
}
