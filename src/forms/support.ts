import { paths } from '../site/paths.ts';
import { imageRule } from './attachment.ts';
import { field } from './field.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';

const unreachable = 'Please give an e-mail address or a phone number so that we can answer';

export const support = defineForm({
  name: 'support',
  title: 'Support case',
  page: paths.technicalSupport,
  fields: {
    name: field.name({ missing: 'Name is required' }),
    email: field.email(),
    phone: field.phone(),
    company: field.company(),
    product: field.line('Product or model', limits.short, { missing: 'Please specify a product' }),
    serial: field.line('Serial number', limits.short),
    urgency: field.choice('Urgency', 'Please select how urgent it is', {
      standstill: 'Equipment is at a standstill',
      limited: 'It works, but not as it should',
      question: 'A question',
    }),
    message: field.text('What happens', 6, { required: true }),
  },
  check({ value, issues }) {
    if (value.email === '' && value.phone === '')
      issues.push({ code: 'custom', path: ['email'], message: unreachable, input: value });
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
