import { paths } from '../site/paths.ts';
import { field } from './field.ts';
import { defineForm } from './form.ts';

const unreachable = 'Please give an e-mail address or a phone number so that we can answer';

export const feedback = defineForm({
  name: 'feedback',
  title: 'Feedback',
  page: paths.feedback,
  fields: {
    topic: field.choice('Topic', 'Please select a topic', {
      product: 'A product',
      service: 'A service or support case',
      website: 'This website',
      person: 'A person',
      other: 'Something else',
    }),
    message: field.text('Your feedback', 6, { required: true }),
    name: field.name(),
    email: field.email(),
    phone: field.phone(),
    answer: field.box('I would like an answer'),
  },
  check({ value, issues }) {
    if (value.answer && value.email === '' && value.phone === '')
      issues.push({ code: 'custom', path: ['email'], message: unreachable, input: value });
  },
  summary: ({ topic, name, email }) => ({ name, email, subject: `Feedback: ${topic}` }),
  next: 'A person reads it and passes it to someone who can act on it. If you asked for an answer, you will get one.',
});
