import { expect, test } from 'vitest';
import {
  type JobType,
  jobTypes,
  type WorkType,
  workTypes,
} from '../../../content/schemas/careers/jobTypes.ts';
import { filterJobs, type JobFilters, noFilters, toggleFilter } from './jobFilters.ts';

const subsets = <Value>(values: readonly Value[]): Value[][] =>
  values.reduce<Value[][]>((all, value) => all.flatMap((some) => [some, [...some, value]]), [[]]);

const everyCombination: JobFilters[] = subsets(jobTypes).flatMap((jobType) =>
  subsets(workTypes).map((workType) => ({ jobType, workType })),
);
const everyKind = jobTypes.flatMap((jobType) =>
  workTypes.map((workType) => ({ jobType, workType })),
);

test('a job matches if, in each group, either nothing is ticked or its value is', () => {
  expect(everyCombination).toHaveLength(32);
  for (const filters of everyCombination) {
    const shown = filterJobs(everyKind, filters);
    for (const job of everyKind) {
      const typePasses = filters.jobType.length === 0 || filters.jobType.includes(job.jobType);
      const workPasses = filters.workType.length === 0 || filters.workType.includes(job.workType);
      expect(shown.includes(job), JSON.stringify({ filters, job })).toBe(typePasses && workPasses);
    }
  }
});

test('without filters every job matches, in its order', () => {
  expect(filterJobs(everyKind, noFilters)).toEqual(everyKind);
});

test('the same boxes give the same filters, in whatever order they were ticked', () => {
  const boxes: [keyof JobFilters, JobType | WorkType][] = [
    ['workType', 'Hybrid'],
    ['jobType', 'Full-Time'],
    ['workType', 'On-Site'],
    ['jobType', 'Internship'],
  ];
  const tick = (filters: JobFilters, [key, value]: (typeof boxes)[number]) =>
    toggleFilter(filters, key, value);
  const all = { jobType: ['Internship', 'Full-Time'], workType: ['On-Site', 'Hybrid'] };
  expect(boxes.reduce(tick, noFilters)).toEqual(all);
  expect(boxes.toReversed().reduce(tick, noFilters)).toEqual(all);
  expect([...boxes, ...boxes].reduce(tick, noFilters)).toEqual(noFilters);
});
