import { z } from 'zod';
import { standardPageWords } from './standards/standardPage.ts';

const text = z.string().trim().min(1);
const revision = z.strictObject({ mark: text, date: z.iso.date() });

/** Texts shared by the catalogue's pages and data sheets. */
export const catalogueSchema = z.strictObject({
  quote: z.strictObject({ heading: text, text, label: text }),
  standards: z.strictObject({
    heading: text,
    lead: text,
    /** A standard belongs to the first group with its kind or a prefix of its id. */
    groups: z.array(
      z.strictObject({
        title: text,
        text,
        kinds: z.array(text).default([]),
        beginnings: z.array(text).default([]),
      }),
    ),
    /** Standards that we make nothing for. */
    neighbours: z.strictObject({ title: text, text }),
    page: standardPageWords,
  }),
  /** Labels of the large figures. */
  figures: z.strictObject({
    peak: text,
    impedance: text,
    energy: text,
    charging: text,
    eut: text,
    eutAc: text,
    eutDc: text,
    height: text,
    weight: text,
    length: text,
  }),
  covers: z.strictObject({ heading: text, lead: text, columns: z.array(text).length(4) }),
  related: z.strictObject({
    heading: text,
    needs: text,
    needsOne: text,
    worksWith: text,
    accessories: text,
  }),
  /** The pages of the categories. */
  list: z.strictObject({
    about: text,
    /** Over a strip of other products a visitor may be looking for. */
    combinationWave: text,
    surgeCurrent: text,
    columns: z.strictObject({
      volts: text,
      amperes: text,
      joules: text,
      supply: text,
      size: text,
      mass: text,
    }),
  }),
  /** The impulse voltage generators at true scale. */
  hall: z.strictObject({
    heading: text,
    lead: text,
    title: text,
    ceiling: text,
    needs: text,
    unit: text,
  }),
  compare: z.strictObject({
    heading: text,
    lead: text,
    label: text,
    /** Rows of data sheets that mean the same, by the name they have in a comparison. */
    sameRows: z.record(text, z.array(text)),
  }),
  documents: z.strictObject({ heading: text, dataSheet: text, manual: text }),
  order: z.strictObject({ title: text }),
  notFound: z.strictObject({ wayOn: text }),
  dataSheet: z.strictObject({
    /** The revision of every data sheet not listed below. */
    revision,
    /** By slug, for products whose figures have changed since. */
    revisions: z.record(z.string(), revision),
    /** The small print. */
    notice: text,
  }),
});

export type Catalogue = z.infer<typeof catalogueSchema>;
