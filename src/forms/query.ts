import * as z from 'zod/mini';
import { paths } from '../site/paths.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';
import { line, text } from './textRules.ts';

const queryCategories = ['antenna', 'reflector', 'radar', 'other'] as const;

export const query = defineForm({
  name: 'query',
  title: 'Support query',
  page: paths.helpCenter,
  schema: z.object({
    firstName: line(2, limits.name, 'First name is required'),
    lastName: line(2, limits.name, 'Last name is required'),
    companyName: line(2, limits.company, 'Company name is required'),
    companyId: line(0, limits.short),
    phone: line(6, limits.phone, 'Phone number is required'),
    product: line(2, limits.short, 'Please specify a product'),
    category: z.enum(queryCategories, 'Please select a category'),
    query: text(10, limits.message, 'Please enter at least 10 characters'),
  }),
  fields: {
    firstName: {
      label: 'First name',
      control: 'text',
      required: true,
      maxLength: limits.name,
      autoComplete: 'given-name',
    },
    lastName: {
      label: 'Last name',
      control: 'text',
      required: true,
      maxLength: limits.name,
      autoComplete: 'family-name',
    },
    companyName: {
      label: 'Company name',
      control: 'text',
      required: true,
      maxLength: limits.company,
      autoComplete: 'organization',
    },
    companyId: { label: 'Company ID', control: 'text', maxLength: limits.short },
    phone: {
      label: 'Phone number',
      control: 'tel',
      required: true,
      maxLength: limits.phone,
      autoComplete: 'tel',
    },
    product: { label: 'Product', control: 'text', required: true, maxLength: limits.short },
    category: {
      label: 'Category',
      control: 'select',
      required: true,
      options: [
        { value: 'antenna', label: 'Antenna' },
        { value: 'reflector', label: 'Reflector' },
        { value: 'radar', label: 'Radar' },
        { value: 'other', label: 'Other' },
      ],
    },
    query: {
      label: 'Your query',
      control: 'textarea',
      required: true,
      rows: 5,
      maxLength: limits.message,
    },
  },
  summary: ({ firstName, lastName, product }) => ({
    name: `${firstName} ${lastName}`,
    email: '',
    subject: `Query about ${product}`,
  }),
  next: 'A support engineer looks at your query and calls you back during support hours.',
});
