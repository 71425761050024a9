import {
  type JobType,
  jobTypes,
  type WorkType,
  workTypes,
} from '../../../content/schemas/careers/jobTypes.ts';

/** The ticked boxes of both groups; an empty group matches every job. */
export interface JobFilters {
  jobType: readonly JobType[];
  workType: readonly WorkType[];
}

export const noFilters: JobFilters = { jobType: [], workType: [] };

export const filterGroups = [
  { key: 'jobType', label: 'Job Type', options: jobTypes },
  { key: 'workType', label: 'Work Type', options: workTypes },
] as const;

interface Filterable {
  jobType: string | undefined;
  workType: string | undefined;
}

const passes = (ticked: readonly string[], value: string | undefined) =>
  ticked.length === 0 || ticked.some((option) => option === value);

/** A job matches if, in each group, either nothing is ticked or its value is. */
export const filterJobs = <Job extends Filterable>(jobs: readonly Job[], filters: JobFilters) =>
  jobs.filter(
    (job) => passes(filters.jobType, job.jobType) && passes(filters.workType, job.workType),
  );

export const countFilters = ({ jobType, workType }: JobFilters) => jobType.length + workType.length;

/** Ticks or clears a box. Values stay in page order, whichever was ticked first. */
export function toggleFilter(
  filters: JobFilters,
  key: keyof JobFilters,
  value: JobType | WorkType,
): JobFilters {
  const flipped = <Option extends string>(options: readonly Option[], ticked: readonly Option[]) =>
    options.filter((option) => ticked.includes(option) !== (option === value));
  return key === 'jobType'
    ? { ...filters, jobType: flipped(jobTypes, filters.jobType) }
    : { ...filters, workType: flipped(workTypes, filters.workType) };
}
