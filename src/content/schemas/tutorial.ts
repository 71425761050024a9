import { z } from 'zod';

const text = z.string().trim().min(1);
/** On a grid of 12 by 8. */
const column = z.number().min(0).max(12);
const row = z.number().min(0).max(8);

const block = z.strictObject({
  name: text,
  /** Lines of text in the block. */
  lines: z.array(text).min(1).max(3),
  at: z.tuple([column, row]),
  size: z.tuple([column, row]),
  /** Emphasises what the step is about. */
  strong: z.boolean().default(false),
});

const setup = z.strictObject({
  kind: z.literal('setup'),
  /** Describes the drawing to screen readers. */
  title: text,
  /** A ground reference plane below everything. */
  plane: text.optional(),
  blocks: z.array(block).min(2),
  wires: z.array(
    z.strictObject({
      from: text,
      to: text,
      label: text.optional(),
      quiet: z.boolean().default(false),
    }),
  ),
});

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
  marks: z.array(z.string().regex(/^\d+\.\d+$/)).default([]),
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
