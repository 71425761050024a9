import * as z from 'zod/mini';
import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';
import { email, emailMaxLength, line, text } from './textRules.ts';

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
  schema: z.object({
    purpose: z.enum(demoPurposes, 'Please select what you would like'),
    name: line(2, limits.name, 'Name is required'),
    email: email(),
    phone: line(0, limits.phone),
    company: line(2, limits.company, 'Company name is required'),
    people: line(0, 20),
    date: line(0, 10).check(
      z.refine(
        (value) => value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value),
        'Please choose a date',
      ),
    ),
    message: text(0, limits.message),
  }),
  fields: {
    purpose: {
      label: 'I would like',
      control: 'select',
      required: true,
      options: [
        { value: 'trial', label: 'A free 30-day trial' },
        { value: 'demo', label: 'A live demo' },
        { value: 'sales', label: 'To talk to sales' },
      ],
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
    phone: { label: 'Phone', control: 'tel', maxLength: limits.phone, autoComplete: 'tel' },
    company: {
      label: 'Company',
      control: 'text',
      required: true,
      maxLength: limits.company,
      autoComplete: 'organization',
    },
    people: { label: 'Number of people', control: 'text', maxLength: 20 },
    date: { label: 'Preferred date', control: 'date', maxLength: 10 },
    message: { label: 'Message', control: 'textarea', rows: 4, maxLength: limits.message },
  },
  summary: ({ purpose, name, email, company }) => ({
    name,
    email,
    subject: `${subjects[purpose]}: ${company}`,
  }),
  next: `A colleague writes to you within ${company.replyTime} to agree the date.`,
});
