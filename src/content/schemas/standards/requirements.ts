import { z } from 'zod';
import { type WaveSlug, waveNames } from '../waveNames.ts';

const text = z.string().trim().min(1);

/** Where a test is applied, by the word used in addresses. */
export const portNames = {
  ac: 'AC supply',
  dc: 'DC supply',
  signal: 'Signal and control',
  telecom: 'Telecom line',
  earth: 'Functional earth',
  enclosure: 'Enclosure',
} as const;

export type Port = keyof typeof portNames;
const portSchema = z.enum(Object.keys(portNames) as Port[]);

export const phenomenonNames = {
  esd: 'Electrostatic discharge',
  burst: 'Fast transients (burst)',
  surge: 'Surge',
  'damped-oscillatory': 'Damped oscillatory wave',
  dips: 'Voltage dips',
  interruptions: 'Short interruptions',
  'field-50hz': 'Power-frequency magnetic field',
  'field-impulse': 'Impulse magnetic field',
  'field-damped': 'Damped oscillatory magnetic field',
  'power-induction': 'Power induction',
  'mains-contact': 'Mains contact',
  'pulse-1': 'Pulse 1',
  'pulse-2a': 'Pulse 2a',
  'pulse-2b': 'Pulse 2b',
  'pulse-3a': 'Pulse 3a',
  'pulse-3b': 'Pulse 3b',
  'pulse-4': 'Pulse 4, starting profile',
  'load-dump': 'Load dump',
  'long-overvoltage': 'Long overvoltage',
  'transient-overvoltage': 'Transient overvoltage',
  'jump-start': 'Jump start',
  'reverse-voltage': 'Reverse voltage',
  'superimposed-ac': 'Superimposed AC voltage',
  'fast-a': 'Fast pulse a',
  'fast-b': 'Fast pulse b',
  'slow-dcc': 'Slow pulses through a capacitor (DCC)',
  'slow-icc': 'Slow pulses by inductive clamp (ICC)',
  'transient-emission': 'Transients made by the product',
} as const;

export type Phenomenon = keyof typeof phenomenonNames;

const levelSchema = z.strictObject({
  /** How it is applied, for example "line to earth". */
  mode: text,
  /** Without its sign; dips have none, their depth and time are in the mode. */
  value: z.number().positive().optional(),
  unit: z.enum(['V', 'A/m']).default('V'),
  /** It lasts only so long; instruments state what they make without end. */
  seconds: z.number().positive().optional(),
});

const rowSchema = z.strictObject({
  /** Ids of environments; without any, all. */
  environments: z.array(text).optional(),
  /** Supply of the vehicle, in volts. */
  vehicle: z.literal([12, 24]).optional(),
  port: portSchema,
  /** When the test applies, for example "lines longer than 3 m". */
  condition: text.optional(),
  phenomenon: z.enum(Object.keys(phenomenonNames) as Phenomenon[]),
  /** The basic standard, an id of standards.yaml. */
  basic: text,
  /** Absent where no instrument of ours makes it. */
  wave: z.enum(Object.keys(waveNames) as WaveSlug[]).optional(),
  levels: z.array(levelSchema).min(1),
  criterion: text.optional(),
  /** Where lines are not coupled as their port usually is: they carry the mains, or have a screen. */
  coupledAs: z.enum(['ac', 'screen']).optional(),
  /** Slugs of the coupling devices that the test names; no other will do. */
  networks: z.array(text).min(1).optional(),
  /** Read in a public text, or known and to be confirmed with the edition. */
  basis: z.enum(['read', 'to-confirm']),
});

/** What a standard asks for, port by port. The file's name is the standard's slug. */
export const requirementsSchema = z.strictObject({
  /** An id of standards.yaml. */
  standard: text,
  /** The first is the usual one. */
  environments: z.array(z.strictObject({ id: text, name: text })).min(1),
  rows: z.array(rowSchema).min(1),
  /** What its rows cannot say, of a port or of all. */
  notes: z.array(z.strictObject({ port: portSchema.optional(), text })).optional(),
});

export type Requirements = z.infer<typeof requirementsSchema>;
export type Requirement = Requirements['rows'][number];
