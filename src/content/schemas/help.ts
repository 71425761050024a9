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
  minutes: z.number().int().positive(),
});

export type HelpArticle = z.infer<typeof helpArticleSchema>;

const helpCenterText = z.string().trim().min(1);
const titled = z.strictObject({ title: helpCenterText, text: helpCenterText });
const resource = titled.extend({ action: helpCenterText });
const list = z.strictObject({
  title: helpCenterText.max(60),
  description: helpCenterText.min(110).max(160),
  heading: helpCenterText,
  intro: helpCenterText,
});

/** The texts of the help centre, its lists and the frame around its articles. */
export const helpCenterSchema = z.strictObject({
  search: z.strictObject({ label: helpCenterText, placeholder: helpCenterText }),
  /** Names of frequently read articles. */
  asked: z.strictObject({ heading: helpCenterText, articles: z.array(helpCenterText).min(1) }),
  tiles: z.strictObject({
    installation: titled,
    troubleshooting: titled,
    documentation: titled,
    support: titled,
  }),
  resources: z.strictObject({
    heading: helpCenterText,
    lead: helpCenterText,
    manuals: resource,
    tutorials: resource,
    chat: resource,
    phone: resource,
  }),
  /** The dialog behind Chat Now, and the category it fills in. */
  chat: z.strictObject({
    heading: helpCenterText,
    text: helpCenterText,
    category: z.enum(['antenna', 'reflector', 'radar', 'other']),
  }),
  help: z.strictObject({
    heading: helpCenterText,
    body: helpCenterText,
    cases: z.array(titled).min(1),
  }),
  form: z.strictObject({ heading: helpCenterText, lead: helpCenterText, submit: helpCenterText }),
  desk: z.strictObject({
    heading: helpCenterText,
    hours: helpCenterText,
    zone: helpCenterText,
    phone: helpCenterText,
    email: helpCenterText,
    note: helpCenterText,
    link: helpCenterText,
  }),
  lists: z.strictObject({
    installation: list,
    troubleshooting: list,
    documentation: list,
    tutorial: list,
    manuals: list,
  }),
  products: z.strictObject({
    instruments: helpCenterText,
    chargers: helpCenterText,
    solar: helpCenterText,
    hr: helpCenterText,
  }),
  tutorial: z.strictObject({
    previous: helpCenterText,
    next: helpCenterText,
    steps: helpCenterText,
    number: helpCenterText,
    count: helpCenterText,
  }),
  article: z.strictObject({
    minutes: helpCenterText,
    contents: helpCenterText,
    chapters: helpCenterText,
    manual: helpCenterText,
    related: helpCenterText,
    ask: resource,
  }),
});

export type HelpCenter = z.infer<typeof helpCenterSchema>;
