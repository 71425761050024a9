import * as z from 'zod/mini';
import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { field } from './field.ts';
import { defineForm } from './form.ts';
import { line } from './textRules.ts';

export const demoPurposes = ['trial', 'demo', 'sales'] as const;

const subjects: Readonly<Record<(typeof demoPurposes)[number], string>> = {
  trial: 'Free trial',
  demo: 'Demo',
  sales: 'Talk to sales',
};

export const demo = defineForm({
  name: 'demo',
  title: 'Demo or trial request',
  page: paths.vodichron,
  fields: {
    purpose: field.choice('I would like', 'Please select what you would like', {
      trial: 'A free 30-day trial',
      demo: 'A live demo',
      sales: 'To talk to sales',
    }),
    name: field.name({ missing: 'Name is required' }),
    email: field.email('required'),
    phone: field.phone(),
    company: field.company({ missing: 'Company name is required' }),
    people: field.line('Number of people', 20),
    date: {
      rule: line(0, 10).check(
        z.refine(
          (value) => value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value),
          'Please choose a date',
        ),
      ),
      info: { label: 'Preferred date', control: 'date', maxLength: 10 },
    },
    message: field.text('Message', 4),
  },
  summary: ({ purpose, name, email, company }) => ({
    name,
    email,
    subject: `${subjects[purpose]}: ${company}`,
  }),
  next: `A colleague writes to you within ${company.replyTime} to agree the date.`,
});
