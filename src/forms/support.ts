import * as z from 'zod/mini';
import { paths } from '../site/paths.ts';
import { imageRule } from './attachment.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';
import { emailMaxLength, line, optionalEmail, text } from './textRules.ts';

const supportUrgencies = ['standstill', 'limited', 'question'] as const;
const unreachable = 'Please give an e-mail address or a phone number so that we can answer';

const schema = z
  .object({
    name: line(2, limits.name, 'Name is required'),
    email: optionalEmail(),
    phone: line(0, limits.phone),
    company: line(0, limits.company),
    product: line(2, limits.short, 'Please specify a product'),
    serial: line(0, limits.short),
    urgency: z.enum(supportUrgencies, 'Please select how urgent it is'),
    message: text(10, limits.message, 'Please enter at least 10 characters'),
  })
  .check(({ value, issues }) => {
    if (value.email === '' && value.phone === '')
      issues.push({ code: 'custom', path: ['email'], message: unreachable, input: value });
  });

export const support = defineForm({
  name: 'support',
  title: 'Support case',
  page: paths.technicalSupport,
  schema,
  fields: {
    name: {
      label: 'Name',
      control: 'text',
      required: true,
      maxLength: limits.name,
      autoComplete: 'name',
    },
    email: { label: 'Email', control: 'email', maxLength: emailMaxLength, autoComplete: 'email' },
    phone: { label: 'Phone', control: 'tel', maxLength: limits.phone, autoComplete: 'tel' },
    company: {
      label: 'Company',
      control: 'text',
      maxLength: limits.company,
      autoComplete: 'organization',
    },
    product: {
      label: 'Product or model',
      control: 'text',
      required: true,
      maxLength: limits.short,
    },
    serial: { label: 'Serial number', control: 'text', maxLength: limits.short },
    urgency: {
      label: 'Urgency',
      control: 'select',
      required: true,
      options: [
        { value: 'standstill', label: 'Equipment is at a standstill' },
        { value: 'limited', label: 'It works, but not as it should' },
        { value: 'question', label: 'A question' },
      ],
    },
    message: {
      label: 'What happens',
      control: 'textarea',
      required: true,
      rows: 6,
      maxLength: limits.message,
    },
  },
  attachment: imageRule('picture', 'Picture or trace'),
  summary: ({ name, email, product, serial }) => ({
    name,
    email,
    subject: `Support: ${product}${serial ? ` (${serial})` : ''}`,
  }),
  next: 'An engineer tells you the likely cause and what is safe to try, or asks for readings or a log.',
});

/** A serial number as it is compared: without the spaces around it, in capitals. Null if empty. */
export const plainSerial = (serial: unknown) =>
  (typeof serial === 'string' && serial.trim().toUpperCase()) || null;
