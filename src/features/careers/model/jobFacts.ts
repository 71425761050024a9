import type { Job } from '../../../content/schemas/careers/job.ts';
import { longDate } from '../../../site/formats.ts';
import { payText, shortPayText } from './payText.ts';

export interface JobFact {
  label: string;
  text: string;
  /** The same fact in other words. */
  note?: string;
  /** The machine-readable date. */
  dateTime?: string;
}

/** A job's facts, one line each, in reading order. */
export function jobFacts(job: Job): readonly JobFact[] {
  const internship = job.jobType === 'Internship' ? job : undefined;
  return [
    { label: 'Location', text: job.location },
    ...(internship ? [{ label: 'Duration', text: internship.duration }] : []),
    internship
      ? { label: 'Stipend', text: payText(job) }
      : { label: 'Salary', text: payText(job), note: shortPayText(job) },
    { label: 'Posted', text: longDate(job.postedAt), dateTime: job.postedAt },
    { label: 'Apply by', text: longDate(job.validThrough), dateTime: job.validThrough },
  ];
}
