import * as z from 'zod/mini';
import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { documentRule } from './attachment.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';
import { email, emailMaxLength, line } from './textRules.ts';

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
  attachment: documentRule('resume', 'Resume', true, 'Please choose your resume'),
  summary: ({ job, name, email }) => ({
    name,
    email,
    subject: job ? `Application: ${job}` : 'Application',
  }),
  next: `We answer within ${company.applicationReplyTime}, even if the answer is no. If your profile fits, we call you for a first conversation. Candidates are never charged.`,
});
