import { z } from 'zod';

const text = z.string().trim().min(1);
/** On a grid of 12 by 8. */
const column = z.number().min(0).max(12);
const row = z.number().min(0).max(8);

const block = z.strictObject({
  name: text,
  /** Lines of text in the block. */
  lines: z.array(text).min(1).max(3),
  at: z.tuple([column, row]),
  size: z.tuple([column, row]),
  /** Emphasises what the drawing is about. */
  strong: z.boolean().default(false),
});

/** A drawing of equipment and how it is connected. */
export const setupSchema = z.strictObject({
  /** Describes the drawing to screen readers. */
  title: text,
  /** A ground reference plane below everything. */
  plane: text.optional(),
  blocks: z.array(block).min(2),
  wires: z.array(
    z.strictObject({
      from: text,
      to: text,
      label: text.optional(),
      quiet: z.boolean().default(false),
    }),
  ),
});

export type Setup = z.infer<typeof setupSchema>;

/** The set-up of a test, by the name that standards use. */
export const testSetupSchema = setupSchema.extend({ id: text, name: text, caption: text });
