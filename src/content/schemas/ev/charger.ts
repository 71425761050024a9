import { z } from 'zod';

const text = z.string().trim().min(1);
const titled = z.strictObject({ title: text, text });

export const chargerSchema = z.strictObject({
  /** As used in the alert and the quote form. */
  name: text,
  /** Name of a picture in src/assets/renders/products. */
  picture: text,
  alt: text,
  lead: text,
  features: z.array(titled).length(3),
  specs: z.array(z.strictObject({ label: text, value: text })).min(6),
  description: z.array(text).min(1),
  quote: z.strictObject({ heading: text, text, button: text }),
});

export type ChargerWords = z.infer<typeof chargerSchema>;
