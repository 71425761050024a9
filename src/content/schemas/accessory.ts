import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { type Port, portNames } from './standards/requirements.ts';
import { type WaveSlug, waveNames } from './waveNames.ts';

const text = z.string().trim().min(1);

/** The headings of the list, in their order. */
export const accessoryGroups = [
  'Coupling and field',
  'Verification',
  'Supply of the equipment under test',
  'Safety',
  'Leads, tips and spare parts',
] as const;

/** What a test needs beside the instruments: listed on one page and named in quotes. */
export const accessorySchema = z.strictObject({
  id: text,
  slug: slugSchema,
  name: text,
  order: text,
  /** Heading of the list that it stands under. */
  group: z.enum(accessoryGroups),
  text,
  figures: z.array(z.tuple([text, text])).min(1),
  standards: z.array(text).default([]),
  /** The waves it is for, where the standard has others too. */
  waves: z.array(z.enum(Object.keys(waveNames) as WaveSlug[])).optional(),
  /** The ports it is for, where the standard has others too. */
  ports: z.array(z.enum(Object.keys(portNames) as Port[])).optional(),
  /** It couples a test to the equipment, as a network does. */
  couples: z.boolean().default(false),
  /** A calibration can be ordered with it. */
  calibrated: z.boolean().default(false),
  /** Slugs of the instruments; empty for what goes with any of them. */
  fits: z.array(text),
});

export type Accessory = z.infer<typeof accessorySchema>;
