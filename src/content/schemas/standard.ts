import { z } from 'zod';

const text = z.string().trim().min(1);

/** How sure a figure is: read in a public text, or known but to be confirmed with the edition. */
const basis = z.enum(['read', 'to-confirm']);

/** Of what is to be confirmed: how sure we are, in per cent. */
const sure = z.int().min(1).max(99).optional();

const levelsSchema = z.strictObject({
  /** What the table is about, where a standard has several. */
  title: text.optional(),
  columns: z.array(text).min(2),
  rows: z.array(z.array(text)).min(1),
  basis,
  sure,
});

export const standardSchema = z.strictObject({
  /** As engineers write it, for example "IEC 61000-4-5". */
  id: text.describe('As engineers write it: IEC 61000-4-5.'),
  title: text,
  /** One sentence: what a test to this standard shows. */
  summary: text.describe('One sentence: what a test to this standard shows.'),
  kind: z.enum(['basic', 'generic', 'product', 'component', 'technique', 'regulation', 'maker']),
  /** Who has to do with it. */
  for: text,
  /** A national or European edition has the tables of this one, by id. */
  sameAs: text.optional(),
  /** The edition our figures are taken from. */
  edition: text.optional().describe('The edition our figures are taken from.'),
  /** The edition in force, where it was read or how sure we are in per cent, and what it means. */
  current: z
    .strictObject({
      edition: text,
      source: text.optional(),
      sure,
      /** For the generator. */
      changed: text.optional(),
      /** For an instrument that was bought before. */
      owned: text.optional(),
    })
    .optional(),
  /** Equipment that draws more per phase is tested to another standard, with the same levels. */
  above: z.strictObject({ amperes: z.number().positive(), standard: text }).optional(),
  /** Basic standards it asks for, by id: all that its table of requirements names. */
  calls: z.array(text).default([]),
  /** Those it also asks for and that we make nothing for. */
  elsewhere: z.array(text).default([]),
  levels: z.array(levelsSchema).default([]),
  /** Wave, source, coupling and number of pulses, one fact each. */
  facts: z.array(z.strictObject({ text, basis, sure })).default([]),
  /** Keys of the curves it defines or uses. */
  waveforms: z.array(text).default([]),
  /** Of its curves, where they are not those of the standard that the curve is known from. */
  tolerances: z
    .record(
      text,
      z.strictObject({ front: text.optional(), tail: text.optional(), further: text.optional() }),
    )
    .default({}),
  /** A name of setups.yaml. */
  setup: text.optional(),
  /** False for neighbours that buyers ask for. */
  made: z.boolean().default(true),
  /** Slugs of instruments that come near, for those. */
  near: z.array(text).default([]),
});

export type Standard = z.infer<typeof standardSchema>;
