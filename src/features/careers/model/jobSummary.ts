import type { Job } from '../../../content/schemas/careers/job.ts';
import { shortPayText } from './payText.ts';

/** The fields that the list and its dialogs need, to keep the island's props small. */
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
