import type { Job } from '../../../content/schemas/job.ts';
import { shortPayText } from './payText.ts';

/** What the list and its dialogs show of a job; the rest stays on the job's own page. */
export function jobSummary(job: Job) {
  const { slug, title, shortDescription, jobType, workType, location, validThrough } = job;
  const { qualifications = [], responsibilities = [] } = job.details;
  return {
    slug,
    title,
    shortDescription,
    jobType,
    workType,
    location,
    pay: shortPayText(job),
    validThrough,
    qualifications,
    responsibilities,
  };
}

export type JobSummary = ReturnType<typeof jobSummary>;
