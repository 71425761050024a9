import { z } from 'zod';

/** A customer whose logo the home page shows; `file` lies in src/assets/customers. */
export const customerSchema = z.strictObject({
  name: z.string().min(1),
  file: z.string().endsWith('.svg'),
  trade: z.string().min(1),
});
