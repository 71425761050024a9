import type { Job } from '../../content/schemas/job.ts';

const number = new Intl.NumberFormat('en-IN');
const lakh = 100_000;

export const payOf = (job: Job) => (job.jobType === 'Internship' ? job.stipend : job.salary);

/** Pay as it is written in India: "₹5,000–10,000 per month", "₹6,00,000–8,00,000 per year (6–8 LPA)". */
export function payText(job: Job): string {
  const { min, max, per } = payOf(job);
  const range = (from: string, to: string) => (from === to ? from : `${from}–${to}`);
  const rupees = `₹${range(number.format(min), number.format(max))} per ${per}`;
  const inLakh = range(number.format(min / lakh), number.format(max / lakh));
  return per === 'year' ? `${rupees} (${inLakh} LPA)` : rupees;
}
