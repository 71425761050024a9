import { z } from 'zod';

const text = z.string().trim().min(1);
const line = z.strictObject({ title: text, text });

/** What holds for every instrument, so that pages, data sheets and quotes say the same. */
export const termsSchema = z.strictObject({
  heading: text,
  /** Standing rows of the group "Supply and mechanics". */
  ambient: text,
  /** Warranty, conformity, climate, calibration, origin and so on, in the order shown. */
  lines: z.array(line).min(1),
  /** Shown for capacitor banks from this energy. */
  exportControl: line.extend({ fromJoules: z.number().positive() }),
  /** Suffixes of order codes. */
  mains: z.array(z.strictObject({ code: text, name: text })),
  /** Plugs of the mains lead, each with the variants it is made for. */
  plugs: z.array(z.strictObject({ code: text, name: text, mains: z.array(text).min(1) })),
  /** Options that any instrument can be ordered with. */
  options: z.array(z.strictObject({ code: text, name: text })),
});

export type Terms = z.infer<typeof termsSchema>;
