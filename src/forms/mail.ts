import { paths } from '../site/paths.ts';
import { field } from './field.ts';
import { defineForm, type Form } from './form.ts';
import { findForm } from './forms.ts';
import { limits } from './limits.ts';

/** What comes by mail and belongs to no case, as if a form had sent it. No page has this form. */
const mail = defineForm({
  name: 'mail',
  title: 'Mail',
  page: paths.contact,
  fields: {
    name: field.name(),
    email: field.email(),
    subject: field.line('Subject', limits.subject),
    message: field.text('Message', 7),
  },
  summary: ({ name, email, subject }) => ({ name, email, subject: subject || 'Mail' }),
  next: 'A person reads it and answers by mail.',
});

export const mailForm = mail as unknown as Form;

/** The form that a submission came from, or the one of mails; undefined if it has been removed. */
export const sourceForm = (name: string): Form | undefined =>
  name === mail.name ? mailForm : findForm(name);
