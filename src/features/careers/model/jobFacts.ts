import type { Job } from '../../../content/schemas/careers/careers.ts';
import { longDate } from '../../../site/formats.ts';

export interface JobFact {
  label: string;
  text: string;
  /** The same fact in other words. */
  note?: string;
  /** The machine-readable date. */
  dateTime?: string;
}

const number = new Intl.NumberFormat('en-IN');
const lakh = 100_000;

export const payOf = (job: Job) => (job.jobType === 'Internship' ? job.stipend : job.salary);

const range = (min: number, max: number) =>
  min === max ? number.format(min) : `${number.format(min)}–${number.format(max)}`;

/** Pay in rupees: "₹5,000–10,000 per month". */
export function payText(job: Job): string {
  const { min, max, per } = payOf(job);
  return `₹${range(min, max)} per ${per}`;
}

/** Pay as people in India say it: a yearly salary in lakhs, "6–8 LPA". */
export function shortPayText(job: Job): string {
  const { min, max, per } = payOf(job);
  return per === 'year' ? `${range(min / lakh, max / lakh)} LPA` : payText(job);
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

interface JobGroup {
  heading: string;
  text?: string | undefined;
  points: readonly string[];
}

/** The groups of a job's details that are present, in reading order. */
export function jobGroups({ details }: Pick<Job, 'details'>): readonly JobGroup[] {
  const groups: JobGroup[] = [
    { heading: 'About the position', text: details.intro, points: [] },
    { heading: 'Education', text: details.education, points: [] },
    { heading: 'Qualifications', points: details.qualifications ?? [] },
    { heading: 'Responsibilities', points: details.responsibilities ?? [] },
    { heading: 'Benefits', points: details.benefits ?? [] },
    { heading: 'Important', points: details.important ?? [] },
  ];
  return groups.filter(({ text, points }) => text || points.length > 0);
}

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
