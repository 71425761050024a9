import { expect, test } from 'vitest';
import { jobs } from '../../../../tests/support/jobs.ts';
import { jobFacts } from './jobFacts.ts';
import { payText, shortPayText } from './payText.ts';

const [intern, developer] = jobs;

test('writes pay the Indian way', () => {
  if (!intern || !developer) throw new Error('There are no jobs');
  expect(payText(intern)).toBe('₹5,000–10,000 per month');
  expect(shortPayText(intern)).toBe('₹5,000–10,000 per month');
  expect(payText(developer)).toBe('₹6,00,000–8,00,000 per year');
  expect(shortPayText(developer)).toBe('6–8 LPA');
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
