import { z } from 'zod';

/** An address that no page has any more, and where its visitors go. */
export const redirectSchema = z.strictObject({
  id: z.string(),
  from: z
    .string()
    .regex(/^\/[\w./-]*[\w-]$/, 'An address begins with / and has letters, digits and hyphens.')
    .describe('The address that no page has any more.'),
  href: z.string().startsWith('/').describe('The address of the page that has its place.'),
});
