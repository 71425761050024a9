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
  patient: 'Patient coupling',
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
  'supply-range': 'DC supply voltage',
  'slow-change': 'Slow decrease and increase',
  'momentary-drop': 'Momentary drop',
  'reset-behaviour': 'Reset behaviour',
  'starting-profile': 'Starting profile',
  'ground-offset': 'Ground reference and supply offset',
  'line-interruption': 'Line interruption',
  'short-circuit': 'Short circuit',
  overload: 'Overload of load circuits',
  'withstand-voltage': 'Withstand voltage',
  'insulation-resistance': 'Insulation resistance',
  ripple: 'Ripple on the DC supply',
  'gradual-change': 'Gradual shut-down and start-up',
  'mains-voltage': 'Mains-frequency voltage',
  'field-dc': 'Direct magnetic field',
  'low-frequency': 'Low-frequency disturbances of the mains',
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

const rowSchema = z
  .strictObject({
    /** The clause or test it belongs to, as the standard counts them; without one, port and phenomenon. */
    clause: text.optional(),
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
    /** The shape, where the wave's name does not say it. */
    shape: text.optional(),
    /** None where no level is known to us. */
    levels: z.array(levelSchema).default([]),
    /** Who does what we make no instrument for. */
    by: text.optional(),
    criterion: text.optional(),
    /** Where lines are not coupled as their port usually is: they carry the mains, or have a screen. */
    coupledAs: z.enum(['ac', 'screen', 'signal']).optional(),
    /** Slugs of the coupling devices that the test names; no other will do. */
    networks: z.array(text).min(1).optional(),
    /** Levels read in a public text, known and to be confirmed with the edition, or not known to us. */
    basis: z.enum(['read', 'to-confirm', 'unknown']),
    /** Of what is to be confirmed: how sure we are, in per cent. */
    sure: z.int().min(1).max(99).optional(),
  })
  .refine(({ basis, levels }) => (basis === 'unknown') === (levels.length === 0), {
    message: 'A row without levels, and no other, has the basis “unknown”.',
    path: ['levels'],
  });

/** From this on, in per cent, a value that was not read is no longer called open. */
const sureEnough = 85;

/** Whether a value is really open: not read, and we are not sure enough of it. */
export const isToConfirm = ({ basis, sure = 0 }: { basis: string; sure?: number | undefined }) =>
  basis === 'to-confirm' && sure < sureEnough;

/** What a standard asks for, port by port. The file's name is the standard's slug. */
export const requirementsSchema = z.strictObject({
  /** An id of standards.yaml. */
  standard: text,
  /** The first is the usual one. */
  environments: z.array(z.strictObject({ id: text, name: text })).min(1),
  rows: z.array(rowSchema).min(1),
  /** How many the standard has, which are counted, and where that was read; absent where it is not known. */
  clauses: z.strictObject({ total: z.int().positive(), counted: text, source: text }).optional(),
  /** What its rows cannot say, of a port or of all. */
  notes: z.array(z.strictObject({ port: portSchema.optional(), text })).optional(),
});

export type Requirements = z.infer<typeof requirementsSchema>;
export type Requirement = Requirements['rows'][number];
