import { z } from 'zod';
import { helpProducts } from './help.ts';

const text = z.string().trim().min(1);

/** A user manual: its own texts, and the articles and categories it is compiled from. */
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
  /** Curves drawn next to the models. */
  waveforms: z.array(text).default([]),
  /** Pairs of interval and task. */
  maintenance: z.array(z.tuple([text, text])).min(2),
});

export type Manual = z.infer<typeof manualSchema>;
