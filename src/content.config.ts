// Not from astro:content, with which half of Astro would be loaded again, by Vite, in every build.
import { defineCollection } from 'astro/content/config';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { accessorySchema } from './content/schemas/accessory.ts';
import { benchSchema } from './content/schemas/bench.ts';
import { careersSchema, jobSchema } from './content/schemas/careers/careers.ts';

import { catalogueSchema } from './content/schemas/catalogue.ts';
import { chargerSchema, vehicleSchema } from './content/schemas/ev.ts';
import { helpArticleSchema, helpCenterSchema } from './content/schemas/help.ts';
import { customerSchema, homeSchema } from './content/schemas/home.ts';
import { iotSchema } from './content/schemas/iot.ts';
import { logoDetectionSchema, logoQualitySchema } from './content/schemas/logoDetection.ts';
import { manualSchema, manualTextSchema } from './content/schemas/manual.ts';
import { pageSchema } from './content/schemas/page.ts';
import { phenomenaSchema } from './content/schemas/phenomena.ts';
import { printSchema } from './content/schemas/print.ts';
import { categorySchema, instrumentPictureSchema } from './content/schemas/product.ts';

import { searchAnswersSchema, searchMakersSchema, searchSchema } from './content/schemas/search.ts';
import { solarSchema } from './content/schemas/solar/solar.ts';
import { solarConsoleSchema } from './content/schemas/solar/solarConsole.ts';
import { standardSchema } from './content/schemas/standard.ts';
import { requirementsSchema } from './content/schemas/standards/requirements.ts';
import { testSetupSchema } from './content/schemas/standards/setup.ts';
import { testPlanSchema } from './content/schemas/standards/testPlan.ts';
import { termsSchema } from './content/schemas/terms.ts';
import { tutorialSchema } from './content/schemas/tutorial.ts';
import { withFacts } from './content/withFacts.ts';

const yaml = (folder: string) =>
  withFacts(glob({ base: `./src/content/${folder}`, pattern: '**/*.yaml' }));

const markdown = (folder: string) =>
  withFacts(glob({ base: `./src/content/${folder}`, pattern: '**/*.md' }));

/** One file that is one entry; its name is the id. */
const single = (name: string) =>
  withFacts(glob({ base: './src/content', pattern: `${name}.yaml` }));

/** A list in one file; the field that names an entry becomes its id. */
const list = (path: string, key: string) =>
  withFacts(
    file(path, {
      parser: (text) =>
        (parse(text) as Record<string, string>[]).map((entry) => ({ ...entry, id: entry[key] })),
    }),
  );

export const collections = {
  help: defineCollection({ loader: markdown('help'), schema: helpArticleSchema }),
  helpCenter: defineCollection({ loader: single('help-center'), schema: helpCenterSchema }),
  manuals: defineCollection({ loader: yaml('manuals'), schema: manualSchema }),
  manualTexts: defineCollection({ loader: markdown('manuals'), schema: manualTextSchema }),
  print: defineCollection({ loader: single('print'), schema: printSchema }),
  tutorials: defineCollection({ loader: yaml('tutorials'), schema: tutorialSchema }),
  bench: defineCollection({ loader: single('bench'), schema: benchSchema }),
  home: defineCollection({ loader: single('home'), schema: homeSchema }),
  search: defineCollection({ loader: single('search'), schema: searchSchema }),
  searchAnswers: defineCollection({
    loader: single('search-answers'),
    schema: searchAnswersSchema,
  }),
  searchMakers: defineCollection({ loader: single('search-makers'), schema: searchMakersSchema }),
  careers: defineCollection({ loader: single('careers'), schema: careersSchema }),
  jobs: defineCollection({ loader: yaml('jobs'), schema: jobSchema }),
  pages: defineCollection({ loader: yaml('pages'), schema: pageSchema }),
  chargers: defineCollection({ loader: yaml('chargers'), schema: chargerSchema }),
  vehicles: defineCollection({
    loader: list('src/content/vehicles.yaml', 'slug'),
    schema: vehicleSchema,
  }),
  solar: defineCollection({ loader: single('solar'), schema: solarSchema }),
  solarConsole: defineCollection({ loader: single('solar-console'), schema: solarConsoleSchema }),
  iot: defineCollection({ loader: single('iot'), schema: iotSchema }),
  logoDetection: defineCollection({
    loader: single('logo-detection'),
    schema: logoDetectionSchema,
  }),
  logoQuality: defineCollection({
    loader: single('logo-detection-quality'),
    schema: logoQualitySchema,
  }),
  instruments: defineCollection({ loader: yaml('instruments'), schema: categorySchema }),
  catalogue: defineCollection({ loader: single('catalogue'), schema: catalogueSchema }),
  terms: defineCollection({ loader: single('terms'), schema: termsSchema }),
  accessories: defineCollection({
    loader: list('src/content/accessories.yaml', 'slug'),
    schema: accessorySchema,
  }),
  standards: defineCollection({
    loader: list('src/content/standards.yaml', 'id'),
    schema: standardSchema,
  }),
  requirements: defineCollection({ loader: yaml('requirements'), schema: requirementsSchema }),
  testPlan: defineCollection({ loader: single('test-plan'), schema: testPlanSchema }),
  setups: defineCollection({
    loader: list('src/content/setups.yaml', 'name'),
    schema: testSetupSchema,
  }),
  phenomena: defineCollection({ loader: single('phenomena'), schema: phenomenaSchema }),
  instrumentPictures: defineCollection({
    loader: list('src/content/instrument-pictures.yaml', 'slug'),
    schema: instrumentPictureSchema,
  }),
  customers: defineCollection({
    loader: list('src/content/customers.yaml', 'name'),
    schema: customerSchema.extend({ id: customerSchema.shape.name }),
  }),
};
