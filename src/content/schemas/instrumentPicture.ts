import { z } from 'zod';

/** What the picture of an instrument shows; the picture lies in src/assets/renders/instruments. */
export const instrumentPictureSchema = z.strictObject({
  id: z.string(),
  slug: z.string(),
  alt: z.string().min(20).max(125),
});
