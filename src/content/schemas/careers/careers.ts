import { z } from 'zod';
import { slugSchema } from '../slug.ts';

import { workTypes } from './jobTypes.ts';

const text = z.string().trim().min(1);
const titled = z.strictObject({ title: text, text });

export const careersSchema = z.strictObject({
  /** Next to the application form: what happens next and when, and what never happens. */
  hints: z.array(text).min(1),
  /** Shown if the server did not respond to an application. */
  unreachable: text,
  /** Replaces the form once a job has closed. */
  closed: titled,
});

export type Careers = z.infer<typeof careersSchema>;

const list = z.array(text).min(1).optional();

/** A range in rupees. */
const pay = <Period extends 'month' | 'year'>(per: Period) =>
  z
    .strictObject({
      min: z.number().int().positive(),
      max: z.number().int().positive(),
      per: z.literal(per),
    })
    .refine(({ min, max }) => min <= max, 'The least must not be above the most.');

const common = {
  id: z.number().int().positive().meta({ title: 'Number', description: 'No other job has it.' }),
  /** Last part of the job's address. */
  slug: slugSchema.meta({ title: 'End of its address' }),
  title: text.max(60),
  /** Also the page's meta description. */
  shortDescription: text.min(110).max(160).describe('Search engines show it too.'),
  workType: z.enum(workTypes),
  location: text,
  postedAt: z.iso.date().meta({ title: 'Day of posting' }),
  /** The last day on which applications are taken. */
  validThrough: z.iso.date().meta({
    title: 'Last day for applications',
    description: 'After it the page says that the job has closed.',
  }),
  /** Each part is optional and shown only when present. */
  details: z.strictObject({
    intro: text.optional(),
    education: text.optional(),
    qualifications: list,
    responsibilities: list,
    benefits: list,
    important: list,
  }),
};

export const jobSchema = z
  .discriminatedUnion('jobType', [
    z.strictObject({
      ...common,
      jobType: z.literal('Internship'),
      duration: text,
      stipend: pay('month'),
    }),
    z.strictObject({ ...common, jobType: z.literal('Full-Time'), salary: pay('year') }),
  ])
  .refine(
    ({ postedAt, validThrough }) => postedAt <= validThrough,
    'The last day for applications must not be before the day of posting.',
  );

export type Job = z.infer<typeof jobSchema>;
