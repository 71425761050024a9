import { z } from 'zod';

/** The alt text of an instrument's picture in src/assets/renders/instruments. */
export const instrumentPictureSchema = z.strictObject({
  id: z.string(),
  slug: z.string(),
  alt: z.string().min(20).max(125),
});
