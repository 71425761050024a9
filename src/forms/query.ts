import { paths } from '../site/paths.ts';
import { field } from './field.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';

export const query = defineForm({
  name: 'query',
  title: 'Support query',
  page: paths.helpCenter,
  fields: {
    firstName: field.name({
      label: 'First name',
      missing: 'First name is required',
      autoComplete: 'given-name',
    }),
    lastName: field.name({
      label: 'Last name',
      missing: 'Last name is required',
      autoComplete: 'family-name',
    }),
    companyName: field.company({ label: 'Company name', missing: 'Company name is required' }),
    companyId: field.line('Company ID', limits.short),
    phone: field.phone({ label: 'Phone number', missing: 'Phone number is required', least: 6 }),
    product: field.line('Product', limits.short, { missing: 'Please specify a product' }),
    category: field.choice('Category', 'Please select a category', {
      antenna: 'Antenna',
      reflector: 'Reflector',
      radar: 'Radar',
      other: 'Other',
    }),
    query: field.text('Your query', 5, { required: true }),
  },
  summary: ({ firstName, lastName, product }) => ({
    name: `${firstName} ${lastName}`,
    email: '',
    subject: `Query about ${product}`,
  }),
  next: 'A support engineer looks at your query and calls you back during support hours.',
});
