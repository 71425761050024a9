import { paths } from '../site/paths.ts';
import { documentRule } from './attachment.ts';
import { field } from './field.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';

export const join = defineForm({
  name: 'join',
  title: 'Community entry',
  page: paths.join,
  fields: {
    name: field.name({ missing: 'Name is required' }),
    email: field.email('required'),
    interest: field.line('Area of interest', limits.short, {
      missing: 'Area of interest is required',
    }),
    phone: field.phone({ missing: 'Phone number is too short', least: 8 }),
    product: field.choice('Product', 'Please select a product', {
      product1: 'Product 1',
      product2: 'Product 2',
      product3: 'Product 3',
    }),
    message: field.text('Message', 4),
    terms: field.consent('I agree to the terms and conditions', 'You must agree to the terms'),
  },
  attachment: documentRule('cv', 'CV', false, 'Please choose your CV'),
  summary: ({ name, email, interest }) => ({ name, email, subject: `Community: ${interest}` }),
  next: 'A person reads your entry. You will hear from us when there is an event, a trial or a position that fits.',
});
