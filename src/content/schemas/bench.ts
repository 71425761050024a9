import { z } from 'zod';
import { type WaveSlug, waveNames } from './waveNames.ts';

const text = z.string().trim().min(1);

const source = z.strictObject({
  label: text,
  /** The shape, as short as on a button. */
  shape: text,
  text,
  /** The figures beside the screen, in their order: name of the reading, label. */
  figures: z.record(text, text),
  /** What an instrument makes that can set it, and by whose definition where that matters. */
  wave: z.enum(Object.keys(waveNames) as WaveSlug[]),
  definedBy: text.optional(),
});

/** The words of the live bench. */
export const benchSchema = z.strictObject({
  heading: text,
  lead: text,
  controls: z.strictObject({ source: text, kilovolts: text, network: text, load: text }),
  traces: z.strictObject({ volts: text, amperes: text }),
  ends: z.strictObject({ open: text, short: text }),
  makers: text,
  noMaker: text,
  sources: z.strictObject({ surge: source, burst: source, ring: source, esd: source }),
});

export type Bench = z.infer<typeof benchSchema>;
