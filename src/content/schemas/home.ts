import { z } from 'zod';

const text = z.string().trim().min(1);
const path = z.string().startsWith('/');
const titled = z.strictObject({ title: text, text });

export const homeSchema = z.strictObject({
  meta: z.strictObject({ title: text.max(60), description: text.min(110).max(160) }),
  products: z.strictObject({
    heading: text,
    lead: text,
    items: z.array(
      titled.extend({
        href: path,
        /** Name of a picture in src/assets/renders/products. */
        picture: text,
        linkLabel: text,
      }),
    ),
  }),
  /** Slugs of the instruments below the slides. */
  strip: z.strictObject({ label: text, instruments: z.array(text).length(4) }),
  instruments: z.strictObject({
    heading: text,
    lead: text,
    /** Ways from a requirement to the instruments. */
    ways: z.array(z.strictObject({ label: text, href: path })).length(2),
    /** `picture` is the slug of an instrument. */
    families: z.array(titled.extend({ href: path, picture: text })),
    categories: text,
    all: z.strictObject({ label: text, href: path }),
  }),
  why: z.strictObject({
    heading: text,
    lead: text,
    /** Name of a picture in src/assets/renders. */
    picture: text,
    alt: text,
    points: z.array(titled).length(5),
  }),
  /** `picture` is the name of a drawing in src/assets/illustrations. */
  process: z.strictObject({
    heading: text,
    steps: z.array(titled.extend({ picture: text })).length(3),
  }),
  customers: z.strictObject({
    heading: text,
    /** Shown beside sample companies. */ sampleNote: text,
  }),
  quote: titled
    .omit({ title: true })
    .extend({ heading: text, link: z.strictObject({ label: text, href: path }) }),
});

export type Home = z.infer<typeof homeSchema>;

/** A customer in the home page's logo strip. `file` is in src/assets/customers. */
export const customerSchema = z.strictObject({
  name: z.string().min(1),
  file: z.string().endsWith('.svg').meta({ title: 'Logo', description: 'An SVG file.' }),
  trade: z.string().min(1),
  /** An invented company, shown until there are real ones. */
  sample: z.boolean().default(false).meta({ title: 'Invented company' }),
});
