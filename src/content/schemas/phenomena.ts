import { z } from 'zod';
import { categoryKeys } from '../../site/paths.ts';
import { slugSchema } from './slug.ts';
import { type WaveSlug, waveNames } from './waveNames.ts';

const text = z.string().trim().min(1);

const phenomenonSchema = z.strictObject({
  /** As in the finder's address. */
  slug: slugSchema,
  name: text,
  waves: z.array(z.enum(Object.keys(waveNames) as WaveSlug[])).min(1),
  /** The same wave means another test elsewhere: 1.2/50 µs is a surge or an insulation test. */
  families: z.array(z.enum(categoryKeys)).optional(),
  /** Ids of standards.yaml, for the same reason. */
  standards: z.array(text).optional(),
});

/** What a buyer has to test for. An instrument counts if it makes, couples or measures a wave of it. */
export const phenomenaSchema = z.strictObject({ phenomena: z.array(phenomenonSchema).min(1) });

export type Phenomenon = z.infer<typeof phenomenonSchema>;
