import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { field } from './field.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';

export const contactMessages = {
  empty: 'Please tell us what you would like to know',
  unreachable: 'Please give an e-mail address or a phone number so that we can answer',
} as const;

export const contact = defineForm({
  name: 'contact',
  title: 'Enquiry',
  page: paths.contact,
  fields: {
    name: field.name(),
    email: field.email(),
    subject: field.line('Subject', limits.subject),
    phone: field.phone(),
    message: field.text('Message', 7),
    agree: field.box('I agree to the terms and conditions'),
  },
  check({ value, issues }) {
    const { agree, ...texts } = value;
    const refuse = (name: string, message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: value });
    if (value.email === '' && value.phone === '') refuse('email', contactMessages.unreachable);
    if (Object.values(texts).every((entry) => entry === ''))
      refuse('message', contactMessages.empty);
  },
  summary: ({ name, email, subject }) => ({ name, email, subject: subject || 'Enquiry' }),
  next: `An engineer reads your enquiry and answers within ${company.replyTime}.`,
});
