import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { catalogueSchema } from './content/schemas/catalogue.ts';
import { chargerSchema } from './content/schemas/charger.ts';
import { customerSchema } from './content/schemas/customer.ts';
import { homeSchema } from './content/schemas/home.ts';
import { pageSchema } from './content/schemas/page.ts';
import { categorySchema, standardSchema } from './content/schemas/product.ts';
import { searchSchema } from './content/schemas/search.ts';

const yaml = (folder: string) => glob({ base: `./src/content/${folder}`, pattern: '**/*.yaml' });

/** A list in one file; the field that names an entry becomes its id. */
const list = (path: string, key: string) =>
  file(path, {
    parser: (text) =>
      (parse(text) as Record<string, string>[]).map((entry) => ({ ...entry, id: entry[key] })),
  });

export const collections = {
  home: defineCollection({
    loader: glob({ base: './src/content', pattern: 'home.yaml' }),
    schema: homeSchema,
  }),
  search: defineCollection({
    loader: glob({ base: './src/content', pattern: 'search.yaml' }),
    schema: searchSchema,
  }),
  pages: defineCollection({ loader: yaml('pages'), schema: pageSchema }),
  chargers: defineCollection({ loader: yaml('chargers'), schema: chargerSchema }),
  instruments: defineCollection({ loader: yaml('instruments'), schema: categorySchema }),
  catalogue: defineCollection({
    loader: glob({ base: './src/content', pattern: 'catalogue.yaml' }),
    schema: catalogueSchema,
  }),
  standards: defineCollection({
    loader: list('src/content/standards.yaml', 'id'),
    schema: standardSchema,
  }),
  customers: defineCollection({
    loader: list('src/content/customers.yaml', 'name'),
    schema: customerSchema.extend({ id: customerSchema.shape.name }),
  }),
};
