import { z } from 'zod';
import { helpProducts } from './help.ts';

const text = z.string().trim().min(1);

const panelParts = [
  'display',
  'knob',
  'keys',
  'key-switch',
  'stop',
  'lamp',
  'sockets',
  'terminals',
  'bushing',
  'mains',
  'interlock',
  'network',
  'earth',
  'fan',
] as const;

const partSchema = z.strictObject({
  part: z.enum(panelParts),
  /** What is printed beside it. */
  label: text,
  /** Names of several sockets or terminals. */
  names: z.array(text).default([]),
  /** What it is for: words, or the row of the product's specification that says it. */
  text: text.optional(),
  row: text.optional(),
});

/** What stands at the front of a user manual. Its text is the Markdown file of the same name. */
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
  /** Categories of the catalogue whose models it covers. */
  models: z.array(text).default([]),
  /** The panels of one model, by its slug: what is on the front and the back, left to right. */
  panels: z
    .array(z.strictObject({ model: text, front: z.array(partSchema), rear: z.array(partSchema) }))
    .default([]),
});

export type Manual = z.infer<typeof manualSchema>;

/** The text of a manual, or a chapter that several include: only Markdown. */
export const manualTextSchema = z.strictObject({});
