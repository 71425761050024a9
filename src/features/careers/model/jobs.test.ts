import { expect, test } from 'vitest';
import { jobs } from '../../../../tests/support/jobs.ts';

test('holds the four specified jobs', () => {
  expect(jobs.map(({ id, title, jobType }) => [id, title, jobType])).toEqual([
    [1, 'HR Intern', 'Internship'],
    [2, 'Junior Linux Developer', 'Full-Time'],
    [3, 'Hardware Design Engineer', 'Full-Time'],
    [4, 'Marketing Intern', 'Internship'],
  ]);
});

test('pay matches the specification', () => {
  for (const job of jobs) {
    if (job.jobType === 'Internship')
      expect(job.stipend).toEqual({ min: 5000, max: 10_000, per: 'month' });
    else expect(job.salary).toEqual({ min: 600_000, max: 800_000, per: 'year' });
  }
});

test('says in every posting that candidates are never charged', () => {
  for (const { slug, details } of jobs)
    expect(details.important?.join(' '), slug).toContain('Candidates are never charged.');
});

test('names the same pay in words and in figures', () => {
  for (const job of jobs) {
    const words = job.details.benefits?.join(' ');
    expect(words).toContain(
      job.jobType === 'Internship'
        ? '₹5,000–10,000 per month'
        : '₹6,00,000–8,00,000 per year (6–8 LPA)',
    );
  }
});
