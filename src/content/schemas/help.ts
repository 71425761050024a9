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
