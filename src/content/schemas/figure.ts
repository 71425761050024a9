import { z } from 'zod';

const text = z.string().trim().min(1);

/** The figure next to the heading of a service's page. */
export const figureSchema = z.discriminatedUnion('kind', [
  /** A picture from src/assets/renders. */
  z.strictObject({ kind: z.literal('render'), name: text, alt: text }),
  /** A drawing from src/assets/illustrations. */
  z.strictObject({ kind: z.literal('illustration'), name: text, alt: text }),
  /** A computed curve, by its key in components/waveforms. */
  z.strictObject({ kind: z.literal('waveform'), wave: text, caption: text }),
  /** An excerpt from what the customer receives. */
  z.strictObject({
    kind: z.literal('checklist'),
    caption: text,
    rows: z.array(
      z.strictObject({ item: text, rule: text, state: z.enum(['done', 'open', 'not applicable']) }),
    ),
  }),
]);

export type Figure = z.infer<typeof figureSchema>;
