import { z } from 'zod';

const text = z.string().trim().min(1);
const titled = z.strictObject({ title: text, text });
const link = z.strictObject({
  label: text,
  href: z.string().regex(/^[#/]/, 'An address begins with / or #.'),
});

/** What the solar page has in addition to the sections of every page. */
export const solarSchema = z.strictObject({
  badge: text,
  /** The page's header: name, links to its sections, and the demo button. */
  header: z.strictObject({ name: text, links: z.array(link).length(3), demo: link }),
  sampleNote: text,
  figures: z.strictObject({
    totalMw: text,
    activePlants: text,
    outputKw: text,
    openAlarms: text,
  }),
  overview: z.strictObject({ title: text, text, points: z.array(text).min(3) }),
  guide: z.strictObject({
    heading: text,
    lead: text,
    sections: z
      .array(
        z.strictObject({
          title: text,
          items: z.array(titled).min(3),
          /** The console's screen that the section describes. */
          screen: link,
        }),
      )
      .length(5),
  }),
  contact: z.strictObject({ heading: text, lead: text }),
});

export type SolarWords = z.infer<typeof solarSchema>;
