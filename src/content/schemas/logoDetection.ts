import { z } from 'zod';

const text = z.string().trim().min(1);

/** A tab of How It Works; `id` names its drawing. In an example, SITE_HOST stands for our host. */
const stepSchema = z.strictObject({
  id: z.enum(['upload', 'detect', 'analyze']),
  tab: text,
  text: z.array(text).min(1),
  /** Alt text of the picture next to it. */
  alt: text,
  example: z.strictObject({ caption: text, code: text }).optional(),
});

const sampleSchema = z.strictObject({
  /** In src/assets/logo-detection/samples. */
  file: text,
  label: text,
  alt: text,
});

/** The tabs in order, the first one open; the tool; programs that call the API. */
export const logoDetectionSchema = z.strictObject({
  steps: z.array(stepSchema).length(3),
  tool: z.strictObject({ privacy: text, empty: text, samples: z.array(sampleSchema).length(6) }),
  /** SITE_URL stands for the address of the site. */
  programs: z.array(z.strictObject({ label: text, code: text })),
});

export type LogoStep = z.infer<typeof stepSchema>;

const share = z.number().min(0).max(1);
const count = z.number().int().min(0);

/** Written by vision/evaluation/score.ts. */
export const logoQualitySchema = z.strictObject({
  threshold: share,
  scenes: count,
  marks: z.strictObject({ large: count, small: count, line: count }),
  recallFrom48: share,
  recall24To48: share,
  recallFirstLine: share,
  confusion: share,
  withoutMarks: count,
  falseAlarmsPerPicture: z.number().min(0),
});

export type LogoQuality = z.infer<typeof logoQualitySchema>;
