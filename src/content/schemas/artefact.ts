import { z } from 'zod';

const text = z.string().trim().min(1);
const byte = z.string().regex(/^[0-9A-F]{2}$/, 'Two hexadecimal digits');

const canSchema = z.strictObject({
  kind: z.literal('can'),
  frames: z.array(z.strictObject({ at: text, id: text, data: z.array(byte).max(8) })),
  /** How a value stands in a frame: from a byte on, most significant first. */
  signals: z.array(
    z.strictObject({
      name: text,
      id: text,
      byte: z.int().min(0).max(7),
      length: z.int().min(1).max(4),
      scale: z.number(),
      offset: z.number().default(0),
      digits: z.int().default(0),
      unit: text,
    }),
  ),
});

const layersSchema = z.strictObject({
  kind: z.literal('layers'),
  layers: z.array(
    z.strictObject({ name: text, text, tone: z.enum(['mask', 'copper', 'plane', 'core']) }),
  ),
});

const logSchema = z.strictObject({
  kind: z.literal('log'),
  lines: z.array(
    z.strictObject({ at: text, from: text, text, state: z.enum(['done', 'failed', 'note']) }),
  ),
});

const shiftSchema = z.strictObject({
  kind: z.literal('shift'),
  title: text,
  /** Hours of the day and amperes. */
  points: z.array(z.tuple([z.number(), z.number()])),
  events: z.array(z.strictObject({ at: z.number(), time: text, text })),
});

const orderSchema = z.strictObject({
  kind: z.literal('order'),
  steps: z.array(
    z.strictObject({
      title: text,
      state: text,
      rows: z.array(z.strictObject({ label: text, value: text })),
    }),
  ),
});

/** Something that a customer receives or sees, as data: drawn by features/services/artefacts. */
export const artefactSchema = z.discriminatedUnion('kind', [
  canSchema,
  layersSchema,
  logSchema,
  shiftSchema,
  orderSchema,
]);

export type Artefact = z.infer<typeof artefactSchema>;
