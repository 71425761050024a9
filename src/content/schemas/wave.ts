import { z } from 'zod';
import { type WaveSlug, waveNames } from './waveNames.ts';

const text = z.string().trim().min(1);
const positive = z.number().positive();

/** One wave of a product with its highest figures: what it makes, couples or measures, by its role. */
export const waveSchema = z.strictObject({
  wave: z.enum(Object.keys(waveNames) as WaveSlug[]),
  maxVolts: positive.optional(),
  maxAmperes: positive.optional(),
  /** Magnetic field, in A/m. */
  maxAmperesPerMetre: positive.optional(),
  /** Source impedances in Ω, or the ends of their range. */
  ohms: z.array(positive).optional(),
  /** Discharge networks, each in pF and Ω: "150/330". */
  networks: z.array(z.string().regex(/^\d+\/\d+$/)).optional(),
  /** Tolerances of front and tail, as the product keeps them: "± 30 %". */
  front: text.optional(),
  tail: text.optional(),
  /** The standard whose definition of the wave the product follows. */
  definedBy: text.optional(),
});

export type Wave = z.infer<typeof waveSchema>;
