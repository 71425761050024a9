import { z } from 'zod';

const text = z.string().trim().min(1);
const revision = z.strictObject({ mark: text, date: z.iso.date() });

/** Sentences that the pages and data sheets of the catalogue share. */
export const catalogueSchema = z.strictObject({
  quote: z.strictObject({ heading: text, text, label: text }),
  standards: z.strictObject({
    heading: text,
    lead: text,
    /** A standard belongs to the first group that has the beginning of its id. */
    groups: z.array(z.strictObject({ title: text, beginnings: z.array(text).min(1) })),
  }),
  notFound: z.strictObject({ wayOn: text }),
  dataSheet: z.strictObject({
    /** The revision of every data sheet that has none of its own below. */
    revision,
    /** By slug, for products whose figures changed since. */
    revisions: z.record(z.string(), revision),
    /** For products whose specification has no safety group of its own. */
    safety: text,
    /** The small print. */
    notice: text,
  }),
});

export type Catalogue = z.infer<typeof catalogueSchema>;
