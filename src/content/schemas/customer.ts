import { z } from 'zod';

/** A customer in the home page's logo strip. `file` is in src/assets/customers. */
export const customerSchema = z.strictObject({
  name: z.string().min(1),
  file: z.string().endsWith('.svg'),
  trade: z.string().min(1),
  /** An invented company, shown until there are real ones. */
  sample: z.boolean().default(false),
});
