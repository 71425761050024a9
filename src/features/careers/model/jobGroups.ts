import type { Job } from '../../../content/schemas/careers/job.ts';

export interface JobGroup {
  heading: string;
  text?: string | undefined;
  points: readonly string[];
}

/** The groups of a job's details that are present, in reading order. */
export function jobGroups({ details }: Pick<Job, 'details'>): readonly JobGroup[] {
  const groups: JobGroup[] = [
    { heading: 'About the position', text: details.intro, points: [] },
    { heading: 'Education', text: details.education, points: [] },
    { heading: 'Qualifications', points: details.qualifications ?? [] },
    { heading: 'Responsibilities', points: details.responsibilities ?? [] },
    { heading: 'Benefits', points: details.benefits ?? [] },
    { heading: 'Important', points: details.important ?? [] },
  ];
  return groups.filter(({ text, points }) => text || points.length > 0);
}
