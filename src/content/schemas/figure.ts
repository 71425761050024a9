import { z } from 'zod';

const text = z.string().trim().min(1);

/** What stands beside the heading of a service's page. */
export const figureSchema = z.discriminatedUnion('kind', [
  /** A picture of src/assets/renders. */
  z.strictObject({ kind: z.literal('render'), name: text, alt: text }),
  /** A drawing of src/assets/illustrations. */
  z.strictObject({ kind: z.literal('illustration'), name: text, alt: text }),
  /** A computed curve, by its key in components/waveforms. */
  z.strictObject({ kind: z.literal('waveform'), wave: text, caption: text }),
  /** An extract of what the customer receives. */
  z.strictObject({
    kind: z.literal('checklist'),
    caption: text,
    rows: z.array(
      z.strictObject({ item: text, rule: text, state: z.enum(['done', 'open', 'not applicable']) }),
    ),
  }),
]);

export type Figure = z.infer<typeof figureSchema>;
