import { expect, test } from 'vitest';
import { jobs } from '../../../../tests/support/jobs.ts';
import { jobGroups } from './jobGroups.ts';

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
