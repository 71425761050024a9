/** Job types and work types, in the order of the filters. */
export const jobTypes = ['Internship', 'Full-Time'] as const;
export const workTypes = ['On-Site', 'Remote', 'Hybrid'] as const;

export type JobType = (typeof jobTypes)[number];
export type WorkType = (typeof workTypes)[number];
