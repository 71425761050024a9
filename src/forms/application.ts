import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import { documentRule } from './attachment.ts';
import { field } from './field.ts';
import { defineForm } from './form.ts';
import { limits } from './limits.ts';

export const application = defineForm({
  name: 'application',
  title: 'Job application',
  page: paths.careers,
  fields: {
    job: field.hidden('Position', limits.short),
    name: field.name({ label: 'Full Name', missing: 'Full name is required', least: 1 }),
    email: field.email('required'),
  },
  attachment: documentRule('resume', 'Resume', true, 'Please choose your resume'),
  summary: ({ job, name, email }) => ({
    name,
    email,
    subject: job ? `Application: ${job}` : 'Application',
  }),
  next: `We answer within ${company.applicationReplyTime}, even if the answer is no. If your profile fits, we call you for a first conversation. Candidates are never charged.`,
});
