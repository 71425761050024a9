import * as z from 'zod/mini';
import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { documentRule } from './attachment.ts';
import { field } from './field.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';
import { quoteSubject } from './quoteList/orderedLine.ts';
import { lineLimits } from './quoteList/quoteLine.ts';
import { quoteLinesSchema, tooManyLines } from './quoteList/quoteLinesSchema.ts';
import { line, text } from './textRules.ts';

const needed = 'Please choose a product or describe what you need';

export const quote = defineForm({
  name: 'quote',
  title: 'Quote request',
  page: paths.quote,
  fields: {
    lines: { rule: quoteLinesSchema, info: { label: 'Quote list', control: 'lines' } },
    /** Products without further wishes: slugs, which become lines, or names we do not know. */
    products: {
      rule: z.array(line(1, limits.short)).check(z.maxLength(lineLimits.lines, tooManyLines)),
      info: { label: 'Products', control: 'list' },
    },
    company: field.company(),
    country: field.name({ label: 'Country', autoComplete: 'country-name' }),
    delivery: field.line('Preferred delivery', limits.short),
    /** What is sent without it comes from a page that was open before there was one. */
    plan: {
      ...field.text('Test plan', 4, {
        hint: 'Standards, ports and supply of your product, with a link. The test plan fills this in.',
      }),
      rule: z._default(text(0, limits.message), ''),
    },
    message: field.text('Message', 5, {
      hint: 'What helps most, where the test plan does not say it: the standard and the level, the supply of your device in volts and amperes, and which of its ports are tested.',
    }),
    name: field.name({ missing: 'Name is required' }),
    email: field.email('required'),
  },
  check({ value, issues }) {
    if (value.lines.length + value.products.length === 0 && value.message === '')
      issues.push({ code: 'custom', path: ['message'], message: needed, input: value });
  },
  attachment: documentRule(
    'order',
    'Purchase order or specification',
    false,
    'Please choose a file',
  ),
  summary: ({ name, email, lines, products }) => ({
    name,
    email,
    subject: `Quote: ${quoteSubject(lines, products)}`,
  }),
  next: `Sales sends you an offer or asks what is missing within ${company.replyTime}. It is free and commits you to nothing.`,
});
