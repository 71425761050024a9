import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { careersSchema } from './content/schemas/careers.ts';
import { catalogueSchema } from './content/schemas/catalogue.ts';
import { chargerSchema } from './content/schemas/charger.ts';
import { customerSchema } from './content/schemas/customer.ts';
import { helpArticleSchema } from './content/schemas/help.ts';
import { helpCenterSchema } from './content/schemas/helpCenter.ts';
import { homeSchema } from './content/schemas/home.ts';
import { iotPartSchema } from './content/schemas/iotChain.ts';
import { jobSchema } from './content/schemas/job.ts';
import { logoStepSchema } from './content/schemas/logoStep.ts';
import { pageSchema } from './content/schemas/page.ts';
import { categorySchema, standardSchema } from './content/schemas/product.ts';
import { searchSchema } from './content/schemas/search.ts';
import { solarSchema } from './content/schemas/solar.ts';
import { tutorialSchema } from './content/schemas/tutorial.ts';

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
  help: defineCollection({
    loader: glob({ base: './src/content/help', pattern: '*.md' }),
    schema: helpArticleSchema,
  }),
  helpCenter: defineCollection({
    loader: glob({ base: './src/content', pattern: 'help-center.yaml' }),
    schema: helpCenterSchema,
  }),
  tutorials: defineCollection({ loader: yaml('tutorials'), schema: tutorialSchema }),
  search: defineCollection({
    loader: glob({ base: './src/content', pattern: 'search.yaml' }),
    schema: searchSchema,
  }),
  careers: defineCollection({
    loader: glob({ base: './src/content', pattern: 'careers.yaml' }),
    schema: careersSchema,
  }),
  jobs: defineCollection({ loader: yaml('jobs'), schema: jobSchema }),
  pages: defineCollection({ loader: yaml('pages'), schema: pageSchema }),
  chargers: defineCollection({ loader: yaml('chargers'), schema: chargerSchema }),
  solar: defineCollection({
    loader: glob({ base: './src/content', pattern: 'solar.yaml' }),
    schema: solarSchema,
  }),
  iotChain: defineCollection({
    loader: file('src/content/iotChain.yaml'),
    schema: iotPartSchema,
  }),
  logoSteps: defineCollection({
    loader: file('src/content/logoSteps.yaml'),
    schema: logoStepSchema,
  }),
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
