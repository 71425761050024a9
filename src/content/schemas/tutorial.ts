import { z } from 'zod';
import { setupSchema } from './standards/setup.ts';

const text = z.string().trim().min(1);
const setup = setupSchema.extend({ kind: z.literal('setup') });

const screen = z.strictObject({
  kind: z.literal('screen'),
  title: text,
  rows: z
    .array(
      z.strictObject({
        label: text,
        value: text.optional(),
        state: z.enum(['good', 'open', 'bad']).optional(),
      }),
    )
    .min(2),
});

const sheet = z.strictObject({
  kind: z.literal('sheet'),
  title: text,
  columns: z.array(text).min(2),
  rows: z.array(z.array(z.string())).min(1),
  /** Highlighted cells, as "row.column" counted from 1. */
  marks: z
    .array(z.string().regex(/^\d+\.\d+$/, 'Row and column, counted from 1: 2.3.'))
    .default([]),
});

const sequence = z.strictObject({
  kind: z.literal('sequence'),
  title: text,
  left: text,
  right: text,
  messages: z.array(z.strictObject({ text, to: z.enum(['left', 'right']) })).min(2),
});

const waveform = z.strictObject({ kind: z.literal('waveform'), wave: text });

const bars = z.strictObject({
  kind: z.literal('bars'),
  title: text,
  unit: text,
  digits: z.number().int().default(0),
  bars: z.array(z.strictObject({ label: text, value: z.number() })).min(2),
});

const line = z.strictObject({
  kind: z.literal('line'),
  title: text,
  description: text,
  xLabel: text,
  yLabel: text,
  points: z.array(z.tuple([z.number(), z.number()])).min(2),
});

/** The pictures of a tutorial, one per section of the help article of the same name. */
export const tutorialSchema = z.strictObject({
  steps: z
    .array(
      z.strictObject({
        caption: text,
        picture: z.discriminatedUnion('kind', [
          setup,
          screen,
          sheet,
          sequence,
          waveform,
          bars,
          line,
        ]),
      }),
    )
    .min(3),
});

export type TutorialStep = z.infer<typeof tutorialSchema>['steps'][number];
export type TutorialPicture = TutorialStep['picture'];
export type PictureOf<Kind extends TutorialPicture['kind']> = Extract<
  TutorialPicture,
  { kind: Kind }
>;
