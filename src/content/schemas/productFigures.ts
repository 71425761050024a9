import { z } from 'zod';
import { waveSchema } from './wave.ts';

const text = z.string().trim().min(1);
const positive = z.number().positive();

const roles = [
  'generator',
  'coupling-network',
  'measuring',
  'accessory',
  'complete-system',
] as const;

const housings = [
  'bench',
  'cabinet',
  'tower',
  'column',
  'open-frame',
  'module',
  'handheld',
  'box',
] as const;

/** What the equipment under test may be, on the instrument's own connection. */
const eutSchema = z.strictObject({
  /** Phases of an AC supply; 0 for DC and signal lines. */
  phases: z.literal([0, 1, 3]),
  maxVolts: positive.optional(),
  maxAmperes: positive.optional(),
  dcMaxVolts: positive.optional(),
  dcMaxAmperes: z.number().nonnegative().optional(),
  wires: z.int().positive().optional(),
});

/** What the instrument itself is supplied from. */
const mainsSchema = z.strictObject({
  /** 2 is a single-phase load between two phases. */
  phases: z.literal([1, 2, 3]),
  /** A rated voltage (± 10 %), or a range. */
  volts: z.union([positive, z.tuple([positive, positive])]),
  hertz: text.default('50/60'),
  va: positive.optional(),
  amperes: positive.optional(),
  wires: z.int().positive().optional(),
  /** Feeds only the control; the power comes through the EUT connection. */
  auxiliary: z.boolean().default(false),
  note: text.optional(),
});

const bodySchema = z.strictObject({
  housing: z.enum(housings),
  /** How many cabinets, racks or boxes; the size is that of all together. */
  count: z.int().positive().default(1),
  /** Height units of 44.45 mm in a 19-inch rack. */
  units: z.int().positive().optional(),
  widthMm: positive,
  heightMm: positive,
  depthMm: positive,
  massKg: positive,
  note: text.optional(),
});

/** Where a test is applied, as pages name it. Test plans look for these words. */
const coverPorts = [
  'AC supply',
  'AC supply, external network',
  'DC supply',
  'vehicle supply',
  'signal line',
  'vehicle signal line',
  'symmetrical line',
  'cable screen',
  'enclosure',
  'component',
  'surge protector',
  'insulation',
  'high-voltage equipment',
] as const;

export type CoverPort = (typeof coverPorts)[number];

const coverSchema = z.strictObject({
  /** An id of standards.yaml, which also names the edition. */
  standard: text,
  levels: text.optional(),
  /** The highest test value, never above what the waves or the EUT connection allow. */
  upTo: positive,
  unit: z.enum(['V', 'A', 'A/m']),
  port: z.enum(coverPorts),
});

const orderSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Z0-9]+([-.][A-Z0-9]+)*$/, 'Capital letters and digits, joined by hyphens or dots.'),
  /** Codes of terms.yaml, the usual one first. Empty for what needs no mains. */
  mains: z.array(text),
  options: z.array(z.strictObject({ code: text, name: text })).default([]),
});

/** What a buyer filters, compares and orders by. In volts, amperes, joules, millimetres, kilograms. */
export const productFigures = {
  role: z.enum(roles),
  waves: z.array(waveSchema),
  /** Of the capacitor bank, where it differs from the output voltage. */
  chargingVolts: positive.optional(),
  storedJoules: positive.optional(),
  polarity: z.array(z.enum(['positive', 'negative', 'alternating'])).default([]),
  eut: eutSchema.optional(),
  mains: mainsSchema.optional(),
  body: bodySchema,
  /** To walls, ceiling and earthed parts. */
  clearanceMetres: positive.optional(),
  /** Of the hall, where height and clearance do not decide. */
  ceilingMetres: positive.optional(),
  /** Of an impulse voltage generator that adds them up. */
  stages: z.int().positive().optional(),
  /** Where it differs from that of terms.yaml. */
  ambient: text.optional(),
  /** From switching off until the output may be touched with the earthing stick. */
  dischargeSeconds: positive,
  covers: z.array(coverSchema).min(1),
  /** Slugs of products and accessories. One end of a relation is enough: pages show both. */
  worksWith: z.array(text).default([]),
  /** At least one of these is needed for a test. All are in worksWith too. */
  requires: z.array(text).default([]),
  order: orderSchema,
};
