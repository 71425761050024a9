import type { Job } from '../../../content/schemas/careers/job.ts';

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
