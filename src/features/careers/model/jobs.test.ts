import { expect, test } from 'vitest';
import { readContent } from '../../../../tests/support/content.ts';
import { jobs } from '../../../../tests/support/jobs.ts';
import { rupees } from '../../../site/formats.ts';
import { payOf, payText, shortPayText } from './jobFacts.ts';

test('holds the four specified jobs', () => {
  expect(
    jobs.map(({ id, title, jobType }) => [id, title, jobType]),
    'The specification (section 3) fixes the four jobs',
  ).toEqual([
    [1, 'HR Intern', 'Internship'],
    [2, 'Junior Linux Developer', 'Full-Time'],
    [3, 'Hardware Design Engineer', 'Full-Time'],
    [4, 'Marketing Intern', 'Internship'],
  ]);
});

test('pay matches the specification', () => {
  const specified = {
    Internship: { min: 5000, max: 10_000, per: 'month' },
    'Full-Time': { min: 600_000, max: 800_000, per: 'year' },
  };
  for (const job of jobs)
    expect(
      payOf(job),
      `The specification (section 9) fixes what ${job.title} pays; src/content/jobs/${job.slug}.yaml differs`,
    ).toEqual(specified[job.jobType]);
});

test('says in every posting that candidates are never charged', () => {
  for (const { slug, details } of jobs)
    expect(details.important?.join(' '), slug).toContain('Candidates are never charged.');
});

test('names the same pay in words and in figures', () => {
  for (const job of jobs) {
    const words = job.details.benefits?.join(' ');
    expect(words, job.slug).toContain(payText(job));
    if (job.jobType === 'Full-Time') expect(words, job.slug).toContain(`(${shortPayText(job)})`);
  }
});

test('the careers page names the pay of the jobs', () => {
  const page = JSON.stringify(readContent('pages/careers.yaml'));
  for (const job of jobs) {
    const { min, max, per } = payOf(job);
    const words =
      per === 'month'
        ? `${rupees(min)} to ${rupees(max)} per month`
        : shortPayText(job).replace('–', ' to ');
    expect(page, `src/content/pages/careers.yaml should say ${words}`).toContain(words);
  }
});
