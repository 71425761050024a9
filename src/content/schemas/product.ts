import { z } from 'zod';
import { company } from '../../site/company.ts';
import { productFigures } from './productFigures.ts';
import { slugSchema } from './slug.ts';
import { productCommercialSchema } from './terms.ts';

/** The kinds of figures on a product card; each has an icon in `SpecIcon`. */
export const specTypes = [
  'kv',
  'v',
  'w',
  'current',
  'phase',
  'time',
  'frequency',
  'voltage',
  'other',
] as const;

export type SpecType = (typeof specTypes)[number];

const text = z.string().trim().min(1);
/** Label and value. [clearanceMetres] in a value stands for that figure of the product. */
const rows = z.array(z.tuple([text, text])).min(1);

const productSchema = z.strictObject({
  id: z.number().int().positive(),
  name: text,
  /** Last part of the address, and the name of the product's picture. */
  slug: slugSchema,
  subtitle: text,
  /** The key figures shown on a card. May be empty. */
  specs: z
    .array(z.strictObject({ label: text, type: z.enum(specTypes) }))
    .describe('The key figures on its card.'),
  /** Two to four sentences: what it tests, for whom, how it works. */
  intro: text
    .min(200)
    .max(900)
    .describe('Two to four sentences: what it tests, for whom, how it works.'),
  partner: text.default(company.partner.name),
  markets: z.array(text).min(2),
  /** Ids of standards.yaml, without edition years. */
  standards: z.array(text).min(1).describe('Ids as the standards have them, without years.'),
  /** The rows of "According To / Description". */
  table: z.array(z.strictObject({ standard: text, detail: text })).min(2),
  /** The Specifications block: its own groups, before those that every product has. */
  specification: z.array(z.strictObject({ title: text, rows })).min(1),
  /** What stands below supply, size and weight. */
  mechanics: rows.optional(),
  delivery: rows,
  safety: rows,
  /** Where it differs from terms.yaml. */
  commercial: productCommercialSchema.default({}),
  /** The curves on the page and in the data sheet, the main one first. */
  waveforms: z.array(text).default([]),
  ...productFigures,
});

export type Product = z.infer<typeof productSchema>;

export const categorySchema = z.strictObject({
  /** Tab label on the index page. */
  label: text,
  /** Visible title of the category's page, as the specification spells it. */
  heading: text,
  /** Title for browsers and search engines. */
  title: text,
  /** Meta description, 110 to 160 characters. */
  description: text.min(110).max(160),
  /** One or two paragraphs: what the category tests and how to choose. */
  intro: z.array(text).min(1),
  products: z.array(productSchema).min(1),
});

export type Category = z.infer<typeof categorySchema>;

/** The alt text of an instrument's picture in src/assets/renders/instruments. */
export const instrumentPictureSchema = z.strictObject({
  id: z.string(),
  slug: z.string(),
  alt: z.string().min(20).max(125),
});
