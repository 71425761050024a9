import { z } from 'zod';
import { searchKinds } from '../../search/searchKinds.ts';

const text = z.string().trim().min(1);
const link = z.strictObject({ label: text, href: z.string().startsWith('/') });
const byKind = z.record(z.enum(searchKinds), text);

/** The texts of the search page and its results. */
export const searchSchema = z.strictObject({
  title: text.max(60),
  description: text.min(110).max(160),
  heading: text,
  label: text,
  placeholder: text,
  hint: text,
  /** Label of the switch for the / key. */
  slashKey: text,
  /** Names of the filters. */
  kinds: z.strictObject({ all: text, product: text, help: text, manual: text, page: text }),
  /** Labels of a result's kind. */
  badges: byKind,
  /** Shown before a search. */
  suggestions: z.strictObject({ heading: text, queries: z.array(text).min(1) }),
  popular: z.strictObject({ heading: text, links: z.array(link).min(1) }),
  /** Around the name of what we do not make. */
  notMade: z.strictObject({ before: text, after: text }),
  /** [name] and [is] stand for the standard that was asked for and the one we read it as. */
  notListed: z.strictObject({ lead: text, after: text, link }),
  adopted: text,
  none: z.strictObject({ heading: text, text, link }),
});

export type SearchWords = z.infer<typeof searchSchema>;

/** Of the model as it is typed. One that nothing matches too would be found everywhere. */
const pattern = text.refine((source) => {
  try {
    return !new RegExp(`^(?:${source})$`).test('');
  } catch {
    return false;
  }
}, 'This is no regular expression, or matches an empty text.');

/** Other makers, by the names people call them, with what their models are in our words. */
export const searchMakersSchema = z.strictObject({
  makers: z.array(
    z.strictObject({
      names: z.array(text.regex(/^[\p{L}\d ]+$/u, 'Letters, digits and spaces only.')).min(1),
      families: z.array(z.strictObject({ family: text, pattern, is: text })).min(1),
    }),
  ),
});

const phrases = z.array(text).min(1);

/** Standards that are asked for and have no page here, by every name. */
export const searchStandardsSchema = z.strictObject({
  /** National editions and predecessors: another name of a standard that has a page. */
  adoptions: z.array(z.strictObject({ names: phrases, is: text })),
  /** What we serve without having the standard on our list. */
  families: z.array(z.strictObject({ names: phrases, is: text, about: text })),
  /** What we make nothing for. */
  notMade: phrases,
});

/** By language, words of the trade with what the search understands; a star ends a beginning. */
export const searchLanguagesSchema = z.strictObject({
  languages: z.record(text, z.record(text, z.string())),
});

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
      /** It may be asked about any instrument: "rent a surge generator". */
      ofAny: z.boolean().optional(),
    }),
  ),
  notMade: z.array(
    z.strictObject({
      name: text,
      phrases,
      /** Slugs of instruments that come near. */
      near: z.array(text).default([]),
      /** The slug of the standard that asks for it. */
      standard: text.optional(),
      /** A part of what a standard asks for: missing even where we serve the rest. */
      ofStandard: z.boolean().optional(),
    }),
  ),
});
