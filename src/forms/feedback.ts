import * as z from 'zod/mini';
import { paths } from '../site/paths.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';
import { emailMaxLength, line, optionalEmail, text } from './textRules.ts';

const feedbackTopics = ['product', 'service', 'website', 'person', 'other'] as const;
const unreachable = 'Please give an e-mail address or a phone number so that we can answer';

const schema = z
  .object({
    topic: z.enum(feedbackTopics, 'Please select a topic'),
    message: text(10, limits.message, 'Please enter at least 10 characters'),
    name: line(0, limits.name),
    email: optionalEmail(),
    phone: line(0, limits.phone),
    answer: z.boolean(),
  })
  .check(({ value, issues }) => {
    if (value.answer && value.email === '' && value.phone === '')
      issues.push({ code: 'custom', path: ['email'], message: unreachable, input: value });
  });

export const feedback = defineForm({
  name: 'feedback',
  title: 'Feedback',
  page: paths.feedback,
  schema,
  fields: {
    topic: {
      label: 'Topic',
      control: 'select',
      required: true,
      options: [
        { value: 'product', label: 'A product' },
        { value: 'service', label: 'A service or support case' },
        { value: 'website', label: 'This website' },
        { value: 'person', label: 'A person' },
        { value: 'other', label: 'Something else' },
      ],
    },
    message: {
      label: 'Your feedback',
      control: 'textarea',
      required: true,
      rows: 6,
      maxLength: limits.message,
    },
    name: { label: 'Name', control: 'text', maxLength: limits.name, autoComplete: 'name' },
    email: { label: 'Email', control: 'email', maxLength: emailMaxLength, autoComplete: 'email' },
    phone: { label: 'Phone', control: 'tel', maxLength: limits.phone, autoComplete: 'tel' },
    answer: { label: 'I would like an answer', control: 'checkbox' },
  },
  summary: ({ topic, name, email }) => ({ name, email, subject: `Feedback: ${topic}` }),
  next: 'A person reads it and passes it to someone who can act on it. If you asked for an answer, you will get one.',
});
