import { z } from 'zod';

const text = z.string().trim().min(1);

/** A tab of How It Works; `id` names its drawing. */
const stepSchema = z.strictObject({
  id: z.enum(['upload', 'detect', 'analyze']),
  tab: text,
  text: z.array(text).min(1),
  /** Alt text of the picture next to it. */
  alt: text,
  example: z.strictObject({ caption: text, code: text }).optional(),
});

/** The tabs in order; the first one is open. */
export const logoDetectionSchema = z.strictObject({ steps: z.array(stepSchema).length(3) });

export type LogoStep = z.infer<typeof stepSchema>;
