import { jobTypes, workTypes } from '../../../content/schemas/careers/jobTypes.ts';
import type { JobFilters } from './jobFilters.ts';

/** The state in the page's URL: the filters, and which job's dialog is open. */
export interface CareersAddress {
  filters: JobFilters;
  /** Slug of the job whose details dialog is open. */
  details?: string | undefined;
  /** Slug of the job whose application dialog is open. */
  apply?: string | undefined;
}

const ticked = <Option extends string>(options: readonly Option[], values: readonly string[]) =>
  options.filter((option) => values.some((value) => value === option.toLowerCase()));

/** Parses the query, ignoring unknown values. */
export function parseCareersAddress(search: string): CareersAddress {
  const query = new URLSearchParams(search);
  const apply = query.get('apply') ?? undefined;
  return {
    filters: {
      jobType: ticked(jobTypes, query.getAll('job-type')),
      workType: ticked(workTypes, query.getAll('work-type')),
    },
    details: apply ? undefined : (query.get('details') ?? undefined),
    apply,
  };
}

/** The query including its question mark; empty for the unfiltered list. */
export function formatCareersAddress({ filters, details, apply }: CareersAddress): string {
  const query = new URLSearchParams([
    ...filters.jobType.map((value) => ['job-type', value.toLowerCase()]),
    ...filters.workType.map((value) => ['work-type', value.toLowerCase()]),
    ...(details ? [['details', details]] : []),
    ...(apply ? [['apply', apply]] : []),
  ]);
  return query.size > 0 ? `?${query}` : '';
}
