import * as z from 'zod/mini';
import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { document } from './attachment.ts';
import { email, emailMaxLength } from './email.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';
import { line } from './text.ts';

export const application = defineForm({
  name: 'application',
  title: 'Job application',
  page: paths.careers,
  schema: z.object({
    job: line(0, limits.short),
    name: line(1, limits.name, 'Full name is required'),
    email: email(),
  }),
  fields: {
    job: { label: 'Position', control: 'hidden', maxLength: limits.short },
    name: {
      label: 'Full Name',
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
  },
  attachment: document('resume', 'Resume', true, 'Please choose your resume'),
  summary: ({ job, name, email }) => ({
    name,
    email,
    subject: job ? `Application: ${job}` : 'Application',
  }),
  next: `We answer within ${company.applicationReplyTime}, also when it is no. If the profile fits, we call you for a first talk. Candidates are never charged.`,
});
