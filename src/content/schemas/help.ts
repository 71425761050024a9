import { z } from 'zod';
import { helpKinds } from '../../site/paths.ts';

/** What an article is about. */
export const helpProducts = ['instruments', 'chargers', 'solar', 'hr'] as const;

const text = z.string().trim().min(1);

/** The front matter of an article. Its file name is the last part of its address. */
export const helpArticleSchema = z.strictObject({
  title: text.max(60),
  description: text.min(110).max(160),
  kind: z.enum(helpKinds),
  product: z.enum(helpProducts),
  /** Reading time. */
  minutes: z.number().int().positive().meta({ title: 'Reading time in minutes' }),
  /** Stands above an article that is kept although it is over. */
  ended: text.optional().meta({ title: 'It is over because' }),
});

export type HelpArticle = z.infer<typeof helpArticleSchema>;

const titled = z.strictObject({ title: text, text: text });
const resource = titled.extend({ action: text });
const list = z.strictObject({
  title: text.max(60),
  description: text.min(110).max(160),
  heading: text,
  intro: text,
});

/** The texts of the help centre, its lists and the frame around its articles. */
export const helpCenterSchema = z.strictObject({
  search: z.strictObject({ label: text, placeholder: text }),
  /** Names of frequently read articles. */
  asked: z.strictObject({ heading: text, articles: z.array(text).min(1) }),
  tiles: z.strictObject({
    installation: titled,
    troubleshooting: titled,
    documentation: titled,
    support: titled,
  }),
  resources: z.strictObject({
    heading: text,
    lead: text,
    manuals: resource,
    tutorials: resource,
    chat: resource,
    phone: resource,
  }),
  /** The dialog behind Chat Now, and the category it fills in. */
  chat: z.strictObject({
    heading: text,
    text: text,
    category: z.enum(['antenna', 'reflector', 'radar', 'other']),
  }),
  help: z.strictObject({
    heading: text,
    body: text,
    cases: z.array(titled).min(1),
  }),
  form: z.strictObject({ heading: text, lead: text, submit: text }),
  desk: z.strictObject({
    heading: text,
    hours: text,
    zone: text,
    phone: text,
    email: text,
    note: text,
    link: text,
  }),
  lists: z.strictObject({
    installation: list,
    troubleshooting: list,
    documentation: list,
    tutorial: list,
    manuals: list,
  }),
  products: z.strictObject({
    instruments: text,
    chargers: text,
    solar: text,
    hr: text,
  }),
  tutorial: z.strictObject({
    previous: text,
    next: text,
    steps: text,
    number: text,
    count: text,
  }),
  article: z.strictObject({
    minutes: text,
    contents: text,
    chapters: text,
    manual: text,
    related: text,
    ask: resource,
  }),
});

export type HelpCenter = z.infer<typeof helpCenterSchema>;
