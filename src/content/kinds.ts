import { z } from 'zod';
import { accessorySchema } from './schemas/accessory.ts';
import { benchSchema } from './schemas/bench.ts';
import { careersSchema, jobSchema } from './schemas/careers/careers.ts';
import { catalogueSchema } from './schemas/catalogue.ts';
import { chargerSchema, vehicleSchema } from './schemas/ev.ts';
import { helpArticleSchema, helpCenterSchema } from './schemas/help.ts';
import { customerSchema, homeSchema } from './schemas/home.ts';
import { iotSchema } from './schemas/iot.ts';
import { logoDetectionSchema, logoQualitySchema } from './schemas/logoDetection.ts';
import { manualSchema, manualTextSchema } from './schemas/manual.ts';
import { pageSchema } from './schemas/page.ts';
import { phenomenaSchema } from './schemas/phenomena.ts';
import { printSchema } from './schemas/print.ts';
import { categorySchema, instrumentPictureSchema } from './schemas/product.ts';
import { redirectSchema } from './schemas/redirect.ts';
import {
  searchAnswersSchema,
  searchLanguagesSchema,
  searchMakersSchema,
  searchSchema,
  searchStandardsSchema,
} from './schemas/search.ts';
import { solarSchema } from './schemas/solar/solar.ts';
import { solarConsoleSchema } from './schemas/solar/solarConsole.ts';
import { standardSchema } from './schemas/standard.ts';
import { requirementsSchema } from './schemas/standards/requirements.ts';
import { testSetupSchema } from './schemas/standards/setup.ts';
import { testPlanSchema } from './schemas/standards/testPlan.ts';
import { termsSchema } from './schemas/terms.ts';
import { tutorialSchema } from './schemas/tutorial.ts';

/** Where content of a kind lies in src/content, and what it must be. */
export interface Kind<Schema extends z.ZodType = z.ZodType> {
  /** Of its files. */
  pattern: string;
  schema: Schema;
  /** One file is a list of entries, each with the value of this field as its id. */
  key?: string;
}

const kind = <Schema extends z.ZodType>(pattern: string, schema: Schema): Kind<Schema> => {
  return { pattern, schema };
};
const list = <Schema extends z.ZodType>(pattern: string, key: string, schema: Schema) => {
  return { pattern, schema, key };
};

export const kinds = {
  accessories: list('accessories.yaml', 'slug', accessorySchema),
  bench: kind('bench.yaml', benchSchema),
  careers: kind('careers.yaml', careersSchema),
  catalogue: kind('catalogue.yaml', catalogueSchema),
  chargers: kind('chargers/*.yaml', chargerSchema),
  customers: list(
    'customers.yaml',
    'name',
    customerSchema.extend({ id: customerSchema.shape.name }),
  ),
  help: kind('help/*.md', helpArticleSchema),
  helpCenter: kind('help-center.yaml', helpCenterSchema),
  home: kind('home.yaml', homeSchema),
  instrumentPictures: list('instrument-pictures.yaml', 'slug', instrumentPictureSchema),
  instruments: kind('instruments/*.yaml', categorySchema),
  iot: kind('iot.yaml', iotSchema),
  jobs: kind('jobs/*.yaml', jobSchema),
  logoDetection: kind('logo-detection.yaml', logoDetectionSchema),
  logoQuality: kind('logo-detection-quality.yaml', logoQualitySchema),
  manuals: kind('manuals/*.yaml', manualSchema),
  manualTexts: kind('manuals/**/*.md', manualTextSchema),
  pages: kind('pages/**/*.yaml', pageSchema),
  phenomena: kind('phenomena.yaml', phenomenaSchema),
  print: kind('print.yaml', printSchema),
  quoteProducts: list(
    'quote-products.yaml',
    'name',
    z.strictObject({ id: z.string(), name: z.string().min(1), path: z.string().startsWith('/') }),
  ),
  redirects: list('redirects.yaml', 'from', redirectSchema),
  requirements: kind('requirements/*.yaml', requirementsSchema),
  search: kind('search.yaml', searchSchema),
  searchAnswers: kind('search-answers.yaml', searchAnswersSchema),
  searchLanguages: kind('search-languages.yaml', searchLanguagesSchema),
  searchMakers: kind('search-makers.yaml', searchMakersSchema),
  searchStandards: kind('search-standards.yaml', searchStandardsSchema),
  setups: list('setups.yaml', 'name', testSetupSchema),
  solar: kind('solar.yaml', solarSchema),
  solarConsole: kind('solar-console.yaml', solarConsoleSchema),
  standards: list('standards.yaml', 'id', standardSchema),
  terms: kind('terms.yaml', termsSchema),
  testPlan: kind('test-plan.yaml', testPlanSchema),
  tutorials: kind('tutorials/*.yaml', tutorialSchema),
  vehicles: list('vehicles.yaml', 'slug', vehicleSchema),
};
