import * as z from 'zod/mini';
import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';
import { emailMaxLength, line, optionalEmail, text } from './textRules.ts';

export const solarMessages = {
  empty: 'Please tell us what you would like to know',
  unreachable: 'Please give an e-mail address so that we can answer',
} as const;

const schema = z
  .object({
    name: line(0, limits.name),
    email: optionalEmail(),
    company: line(0, limits.company),
    message: text(0, limits.message),
  })
  .check(({ value, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    if (value.email === '') refuse('email', solarMessages.unreachable);
    if (Object.values(value).every((entry) => entry === '')) refuse('message', solarMessages.empty);
  });

export const solar = defineForm({
  name: 'solar',
  title: 'Solar monitoring enquiry',
  page: paths.solarEnergySystem,
  schema,
  fields: {
    name: { label: 'Name', control: 'text', maxLength: limits.name, autoComplete: 'name' },
    email: { label: 'Email', control: 'email', maxLength: emailMaxLength, autoComplete: 'email' },
    company: {
      label: 'Company',
      control: 'text',
      maxLength: limits.company,
      autoComplete: 'organization',
    },
    message: { label: 'Message', control: 'textarea', rows: 5, maxLength: limits.message },
  },
  summary: ({ name, email, company }) => ({
    name,
    email,
    subject: company ? `Solar monitoring: ${company}` : 'Solar monitoring',
  }),
  next: `We answer within ${company.replyTime}.`,
});
