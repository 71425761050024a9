import * as z from 'zod/mini';
import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';
import { emailMaxLength, line, optionalEmail, text } from './textRules.ts';

export const contactMessages = {
  empty: 'Please tell us what you would like to know',
  unreachable: 'Please give an e-mail address or a phone number so that we can answer',
} as const;

const schema = z
  .object({
    name: line(0, limits.name),
    email: optionalEmail(),
    subject: line(0, limits.subject),
    phone: line(0, limits.phone),
    message: text(0, limits.message),
    agree: z.boolean(),
  })
  .check(({ value, issues }) => {
    const { agree, ...texts } = value;
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    if (value.email === '' && value.phone === '') refuse('email', contactMessages.unreachable);
    if (Object.values(texts).every((entry) => entry === ''))
      refuse('message', contactMessages.empty);
  });

export const contact = defineForm({
  name: 'contact',
  title: 'Enquiry',
  page: paths.contact,
  schema,
  fields: {
    name: { label: 'Name', control: 'text', maxLength: limits.name, autoComplete: 'name' },
    email: { label: 'Email', control: 'email', maxLength: emailMaxLength, autoComplete: 'email' },
    subject: { label: 'Subject', control: 'text', maxLength: limits.subject },
    phone: { label: 'Phone', control: 'tel', maxLength: limits.phone, autoComplete: 'tel' },
    message: { label: 'Message', control: 'textarea', rows: 7, maxLength: limits.message },
    agree: { label: 'I agree to the terms and conditions', control: 'checkbox' },
  },
  summary: ({ name, email, subject }) => ({ name, email, subject: subject || 'Enquiry' }),
  next: `An engineer reads your enquiry and answers within ${company.replyTime}.`,
});
