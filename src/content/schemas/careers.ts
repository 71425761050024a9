import { z } from 'zod';

const text = z.string().trim().min(1);
const titled = z.strictObject({ title: text, text });

export const careersSchema = z.strictObject({
  /** Beside the application form: what happens next and when, and what never happens. */
  hints: z.array(text).min(1),
  /** Shown when no answer came to an application. */
  unreachable: text,
  /** In the place of the form once a job's last day has passed. */
  closed: titled,
});

export type Careers = z.infer<typeof careersSchema>;
