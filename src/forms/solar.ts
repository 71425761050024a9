import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { field } from './field.ts';
import { defineForm } from './form.ts';

export const solarMessages = {
  empty: 'Please tell us what you would like to know',
  unreachable: 'Please give an e-mail address so that we can answer',
} as const;

export const solar = defineForm({
  name: 'solar',
  title: 'Solar monitoring enquiry',
  page: paths.solarEnergySystem,
  fields: {
    name: field.name(),
    email: field.email(),
    company: field.company(),
    message: field.text('Message', 5),
  },
  check({ value, issues }) {
    const refuse = (name: string, message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: value });
    if (value.email === '') refuse('email', solarMessages.unreachable);
    if (Object.values(value).every((entry) => entry === '')) refuse('message', solarMessages.empty);
  },
  summary: ({ name, email, company }) => ({
    name,
    email,
    subject: company ? `Solar monitoring: ${company}` : 'Solar monitoring',
  }),
  next: `We answer within ${company.replyTime}.`,
});
