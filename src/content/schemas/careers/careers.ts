import { z } from 'zod';

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
