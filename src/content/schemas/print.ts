import { z } from 'zod';
import { waveSchema } from './wave.ts';

const text = z.string().trim().min(1);
const table = z.strictObject({ title: text, head: z.array(text).min(2) });

/** A path of a coupling network, and the shape that the standard permits at its EUT port. */
const pathSchema = z.strictObject({
  name: text,
  wave: waveSchema.shape.wave,
  /** Source impedance of the path, from which the short-circuit current follows. */
  ohms: z.number().positive().optional(),
  voltage: text,
  current: text.optional(),
  /** Tolerance of the duration by rated current: highest ampere of the class, and text. */
  tolerances: z.array(z.tuple([z.number().positive(), text])).default([]),
});

/** The words of printed documents. */
export const printSchema = z.strictObject({
  dataSheet: z.strictObject({
    orderCode: text,
    latest: text,
    accordingTo: table,
    coverage: table,
    waveforms: text,
    specification: table,
    dimensions: z.strictObject({ title: text, caption: text }),
    ordering: table.extend({
      instrument: text,
      options: text,
      calibration: text,
      accessories: text,
    }),
    worksWith: table.extend({ requires: text, others: text }),
    safety: text,
    terms: table,
  }),
  manual: z.strictObject({
    kind: text,
    contents: text,
    panelHead: z.array(text).length(3),
    front: text,
    rear: text,
    dataHead: z.array(text).length(2),
    models: z.strictObject({ head: z.array(text).length(3) }),
    discharge: z.strictObject({ head: z.array(text).length(2) }),
  }),
  couplingNetworks: table.extend({ note: text, paths: z.array(pathSchema).min(1) }),
});

export type PrintWords = z.infer<typeof printSchema>;
