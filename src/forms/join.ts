import * as z from 'zod/mini';
import { paths } from '../site/paths.ts';
import { documentRule } from './attachment.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';
import { email, emailMaxLength, line, text } from './textRules.ts';

const joinProducts = ['product1', 'product2', 'product3'] as const;

export const join = defineForm({
  name: 'join',
  title: 'Community entry',
  page: paths.join,
  schema: z.object({
    name: line(2, limits.name, 'Name is required'),
    email: email(),
    interest: line(2, limits.short, 'Area of interest is required'),
    phone: line(8, limits.phone, 'Phone number is too short'),
    product: z.enum(joinProducts, 'Please select a product'),
    message: text(0, limits.message),
    terms: z.literal(true, 'You must agree to the terms'),
  }),
  fields: {
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
    interest: {
      label: 'Area of interest',
      control: 'text',
      required: true,
      maxLength: limits.short,
    },
    phone: {
      label: 'Phone',
      control: 'tel',
      required: true,
      maxLength: limits.phone,
      autoComplete: 'tel',
    },
    product: {
      label: 'Product',
      control: 'select',
      required: true,
      options: [
        { value: 'product1', label: 'Product 1' },
        { value: 'product2', label: 'Product 2' },
        { value: 'product3', label: 'Product 3' },
      ],
    },
    message: { label: 'Message', control: 'textarea', rows: 4, maxLength: limits.message },
    terms: { label: 'I agree to the terms and conditions', control: 'checkbox', required: true },
  },
  attachment: documentRule('cv', 'CV', false, 'Please choose your CV'),
  summary: ({ name, email, interest }) => ({ name, email, subject: `Community: ${interest}` }),
  next: 'A person reads your entry. You will hear from us when there is an event, a trial or a position that fits.',
});
