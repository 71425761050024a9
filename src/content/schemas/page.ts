import { z } from 'zod';
import { artefactSchema } from './artefact.ts';
import { iconNames } from './icon.ts';
import { slugSchema } from './slug.ts';
import { type WaveSlug, waveNames } from './waveNames.ts';

const text = z.string().trim().min(1);
const titled = z.strictObject({ title: text, text });
/** A path on this site, a fragment, or an https:, mailto: or tel: address. */
const href = z
  .string()
  .regex(
    /^(\/|#|https:\/\/|mailto:|tel:)/,
    'An address begins with /, #, https://, mailto: or tel:',
  );
const link = z.strictObject({ label: text, href });

const sectionSchema = z.strictObject({
  /** By which a route finds it, whatever its heading says. Only those that are looked up have one. */
  key: slugSchema.optional(),
  heading: text,
  body: z.array(text).default([]),
  /** Cards in a grid. */
  cards: z
    .array(
      titled.extend({
        badge: text.optional(),
        link: link.optional(),
        icon: z.enum(iconNames).optional(),
        /** Name of a picture in src/assets/renders, or of a drawing in src/assets/illustrations. */
        picture: text.optional(),
        /** Alt text, if the text next to the picture does not describe it. */
        alt: text.optional(),
      }),
    )
    .default([]),
  /** Something a customer receives, beside the text. */
  artefact: artefactSchema.optional(),
  /** A numbered sequence. */
  steps: z.array(titled).default([]),
  /** A plain list. */
  points: z.array(text).default([]),
});

const sectionsSchema = z.array(sectionSchema).superRefine((sections, { addIssue }) => {
  const keys = sections.flatMap(({ key }) => key ?? []);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) addIssue(`Two sections have the key "${twice}".`);
});

/** The figure next to the heading of a service's page. */
const figureSchema = z.discriminatedUnion('kind', [
  /** A picture from src/assets/renders. */
  z.strictObject({ kind: z.literal('render'), name: text, alt: text }),
  /** A drawing from src/assets/illustrations. */
  z.strictObject({ kind: z.literal('illustration'), name: text, alt: text }),
  /** Something a customer receives or sees. */
  z.strictObject({ kind: z.literal('artefact'), caption: text, artefact: artefactSchema }),
  /** A computed curve, by its key in components/waveforms. */
  z.strictObject({ kind: z.literal('waveform'), wave: text, caption: text }),
  /** An excerpt from what the customer receives. */
  z.strictObject({
    kind: z.literal('checklist'),
    caption: text,
    rows: z.array(
      z.strictObject({
        item: text,
        rule: text,
        state: z.enum(['done', 'open', 'not applicable']),
      }),
    ),
  }),
]);

/** What a page that explains a test shows besides its words. */
const primerSchema = z.strictObject({
  /** The waves it explains, by which the search finds it, and what else people call the test. */
  waves: z.array(z.enum(Object.keys(waveNames) as WaveSlug[])).min(1),
  phrases: z.array(text).min(1),
  /** The source that the live bench begins with; not every test is on it. */
  bench: z.enum(['surge', 'burst', 'ring', 'esd']).optional(),
  /** Keys of curves in components/waveforms. */
  curves: z.array(text).min(1),
  /** Whose levels are shown. */
  standard: text,
});

export type Figure = z.infer<typeof figureSchema>;

export const pageSchema = z.strictObject({
  /** Title for browsers and search engines, without the company's name. */
  title: text.max(60).describe('For browsers and search engines, without the company’s name.'),
  description: text.min(110).max(160).describe('Search engines show it below the title.'),
  /** The visible heading, as the specification spells it. */
  heading: text.describe('What visitors see at the top.'),
  sub: text.optional(),
  intro: z.array(text).min(1),
  /** The picture next to the heading, by its name in src/assets/renders, and the page's buttons. */
  hero: z.strictObject({ picture: text, alt: text, actions: z.array(link).default([]) }).optional(),
  sections: sectionsSchema.default([]),
  /** Makes this an engineering service's page, with this figure next to its heading. */
  figure: figureSchema.optional(),
  /** Makes this a page that explains a test. */
  primer: primerSchema.optional(),
  /** Makes this a long text page; the date of its last change. */
  updated: z.iso.date().optional().describe('The day of its last change, for long texts.'),
  /** Links to related pages. */
  related: z.array(link).default([]),
  /** The page's call to action, and further buttons next to it. */
  next: titled.extend({ link, others: z.array(link).default([]) }).optional(),
});

export type Page = z.infer<typeof pageSchema>;

/** The section of a page with a key. A wrong key fails the build instead of leaving a gap. */
export function sectionOf({ sections }: Page, key: string, file: string): Page['sections'][number] {
  const section = sections.find((candidate) => candidate.key === key);
  if (section) return section;
  const keys = sections.flatMap((one) => one.key ?? []).join(', ') || 'none';
  throw new Error(`${file} has no section with the key "${key}". Its keys: ${keys}`);
}
