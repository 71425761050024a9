import { z } from 'zod';

const text = z.string().trim().min(1);
const legend = z.strictObject({ legend: text, hint: text });

/** The words of the test plan. */
export const testPlanSchema = z.strictObject({
  form: z.strictObject({
    heading: text,
    standards: legend.extend({
      /** A standard belongs to the first group with its kind or a prefix of its id. */
      groups: z.array(
        z.strictObject({ title: text, kinds: z.array(text), beginnings: z.array(text) }),
      ),
    }),
    environments: legend,
    ports: legend,
    supply: legend.extend({
      phases: text,
      onePhase: text,
      threePhases: text,
      voltage: text,
      current: text,
      dc: text,
      dcVoltage: text,
      dcCurrent: text,
    }),
    submit: text,
  }),
  examples: z.strictObject({
    heading: text,
    plans: z.array(z.strictObject({ title: text, text, query: text })).min(1),
  }),
  result: z.strictObject({
    heading: text,
    notice: text,
    allPorts: text,
    noTests: text,
    dcAsAc: text,
    nothing: text,
    problems: text,
    columns: z.strictObject({
      test: text,
      basic: text,
      waveform: text,
      level: text,
      criterion: text,
      generator: text,
      network: text,
      accessories: text,
      figures: text,
    }),
    askedBy: text,
    coverage: z.strictObject({
      of: text,
      tests: text,
      noTotal: text,
      otherPorts: text,
      missing: text,
    }),
    /** What goes with a request for a quote. */
    reference: z.strictObject({ standards: text, ports: text, supply: text, plan: text }),
    sets: z.strictObject({ label: text, fewest: text, smallest: text, reach: text }),
    direct: text,
    alternatives: text,
    noAccessories: text,
    figureOf: text,
    insteadOf: text,
    remarks: z.strictObject({
      notMade: text,
      unknown: text,
      open: text,
      openLines: text,
      short: text,
      toConfirm: text,
    }),
    items: z.strictObject({ heading: text, columns: z.array(text).length(3) }),
    elsewhere: z.strictObject({ heading: text, text }),
    actions: z.strictObject({ quote: text, pdf: text, csv: text, share: text }),
  }),
  print: z.strictObject({
    title: text,
    tests: text,
    elsewhere: z.array(text).length(2),
    columns: z.array(text).length(13),
    fileName: text,
  }),
});

export type TestPlanWords = z.infer<typeof testPlanSchema>;
