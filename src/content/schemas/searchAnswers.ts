import { z } from 'zod';

const text = z.string().trim().min(1);
const phrases = z.array(text).min(1);

/** Everyday questions with the page that answers them, and what buyers look for elsewhere. */
export const searchAnswersSchema = z.strictObject({
  answers: z.array(
    z.strictObject({
      path: z.string().startsWith('/'),
      title: text,
      text,
      /** As people ask for it, without words such as "how" and "the"; the order does not matter. */
      phrases: phrases.default([]),
      /** Those that mean something else within a longer question: "contact", "order". */
      alone: phrases.default([]),
    }),
  ),
  notMade: z.array(
    z.strictObject({
      name: text,
      phrases,
      /** Slugs of instruments that come near. */
      near: z.array(text).default([]),
    }),
  ),
});
