import type { Job } from '../../content/schemas/job.ts';
import { jobDate } from './jobDate.ts';
import { payText } from './payText.ts';

export interface JobFact {
  label: string;
  text: string;
  /** Machine-readable form of a date. */
  dateTime?: string;
}

/** The facts of a job in a line each, in reading order. */
export function jobFacts(job: Job): readonly JobFact[] {
  const isInternship = job.jobType === 'Internship';
  return [
    { label: 'Location', text: job.location },
    ...(isInternship ? [{ label: 'Duration', text: job.duration }] : []),
    { label: isInternship ? 'Stipend' : 'Salary', text: payText(job) },
    { label: 'Posted', text: jobDate(job.postedAt), dateTime: job.postedAt },
    { label: 'Apply by', text: jobDate(job.validThrough), dateTime: job.validThrough },
  ];
}
