import { z } from 'zod';

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
