import { expect, test } from 'vitest';
import { jobs } from '../../../../tests/support/jobs.ts';
import { jobFacts, jobGroups, payText, shortPayText } from './jobFacts.ts';

const [intern, developer] = jobs;

test('writes pay the Indian way', () => {
  if (intern?.jobType !== 'Internship' || developer?.jobType !== 'Full-Time')
    throw new Error('The first job is an internship, the second full-time');
  const monthly = { ...intern, stipend: { min: 7000, max: 12_500, per: 'month' } as const };
  const yearly = { ...developer, salary: { min: 450_000, max: 1_000_000, per: 'year' } as const };
  expect(payText(monthly)).toBe('₹7,000–12,500 per month');
  expect(shortPayText(monthly)).toBe('₹7,000–12,500 per month');
  expect(payText(yearly)).toBe('₹4,50,000–10,00,000 per year');
  expect(shortPayText(yearly)).toBe('4.5–10 LPA');
});

test('equal bounds give a single figure', () => {
  if (developer?.jobType !== 'Full-Time') throw new Error('The second job is full-time');
  const salary = { min: 650_000, max: 650_000, per: 'year' } as const;
  expect(shortPayText({ ...developer, salary })).toBe('6.5 LPA');
});

test('an internship has a duration and a stipend, a full-time job a salary', () => {
  const labels = (job = intern) => job && jobFacts(job).map(({ label }) => label);
  expect(labels()).toEqual(['Location', 'Duration', 'Stipend', 'Posted', 'Apply by']);
  expect(labels(developer)).toEqual(['Location', 'Salary', 'Posted', 'Apply by']);
});

const headings = (details: (typeof jobs)[number]['details']) =>
  jobGroups({ details }).map(({ heading }) => heading);

test('shows every group that is present', () => {
  for (const { details } of jobs)
    expect(headings(details)).toEqual([
      'About the position',
      'Education',
      'Qualifications',
      'Responsibilities',
      'Benefits',
      'Important',
    ]);
});

test('leaves out groups that are missing', () => {
  expect(headings({})).toEqual([]);
  expect(headings({ education: 'Any', important: ['Bring a pen'] })).toEqual([
    'Education',
    'Important',
  ]);
});
