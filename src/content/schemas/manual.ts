import { z } from 'zod';
import { helpProducts } from './help.ts';

const text = z.string().trim().min(1);

/** A user manual: what is said only here, and the articles and categories it is made of. */
export const manualSchema = z.strictObject({
  title: text.max(60),
  description: text.min(60).max(200),
  product: z.enum(helpProducts),
  /** Position in the list. */
  order: z.number().int(),
  edition: z.strictObject({ mark: text, date: z.iso.date() }),
  /** Name of the cover's picture in src/assets/renders. */
  picture: text.optional(),
  /** Who it is for and what it covers. */
  purpose: z.array(text).min(1),
  /** The safety chapter, which comes first. */
  safety: z.array(text).min(3),
  /** Names of help articles, in the order of the chapters. */
  chapters: z.array(text).min(1),
  /** Categories of the catalogue whose models it covers. */
  models: z.array(text).default([]),
  /** Curves drawn beside the models. */
  waveforms: z.array(text).default([]),
  /** How often, and what is to be done. */
  maintenance: z.array(z.tuple([text, text])).min(2),
});

export type Manual = z.infer<typeof manualSchema>;
