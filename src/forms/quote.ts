import * as z from 'zod/mini';
import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';
import { quoteSubject } from './quoteList/orderedLine.ts';
import { lineLimits } from './quoteList/quoteLine.ts';
import { quoteLinesSchema, tooManyLines } from './quoteList/quoteLinesSchema.ts';
import { email, emailMaxLength, line, text } from './textRules.ts';

const needed = 'Please choose a product or describe what you need';

const schema = z
  .object({
    lines: quoteLinesSchema,
    /** Products without further wishes: slugs, which become lines, or names we do not know. */
    products: z.array(line(1, limits.short)).check(z.maxLength(lineLimits.lines, tooManyLines)),
    company: line(0, limits.company),
    country: line(0, limits.name),
    delivery: line(0, limits.short),
    message: text(0, limits.message),
    name: line(2, limits.name, 'Name is required'),
    email: email(),
  })
  .check(({ value, issues }) => {
    if (value.lines.length + value.products.length === 0 && value.message === '')
      issues.push({ code: 'custom', path: ['message'], message: needed, input: value });
  });

export const quote = defineForm({
  name: 'quote',
  title: 'Quote request',
  page: paths.quote,
  schema,
  fields: {
    lines: { label: 'Quote list', control: 'lines' },
    products: { label: 'Products', control: 'list' },
    company: {
      label: 'Company',
      control: 'text',
      maxLength: limits.company,
      autoComplete: 'organization',
    },
    country: {
      label: 'Country',
      control: 'text',
      maxLength: limits.name,
      autoComplete: 'country-name',
    },
    delivery: { label: 'Preferred delivery', control: 'text', maxLength: limits.short },
    message: {
      label: 'Message',
      control: 'textarea',
      rows: 5,
      maxLength: limits.message,
      hint: 'What helps most: the standard and the level, the supply of your device in volts and amperes, and which of its ports are tested.',
    },
    name: {
      label: 'Name',
      control: 'text',
      required: true,
      maxLength: limits.name,
      autoComplete: 'name',
    },
    email: {
      label: 'Email',
      control: 'email',
      required: true,
      maxLength: emailMaxLength,
      autoComplete: 'email',
    },
  },
  summary: ({ name, email, lines, products }) => ({
    name,
    email,
    subject: `Quote: ${quoteSubject(lines, products)}`,
  }),
  next: `Sales sends you an offer or asks what is missing within ${company.replyTime}. It is free and commits you to nothing.`,
});
