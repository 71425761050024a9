import { breadcrumbs } from './breadcrumbs.ts';
import { jobTitle } from './jobTitle.ts';
import { jobPath } from './paths.ts';

interface Job {
  slug: string;
  title: string;
  location: string;
  shortDescription: string;
}

/** What the head of a job's page says. */
export function jobSeo(job: Job) {
  const path = jobPath(job.slug);
  return {
    title: jobTitle(job),
    description: job.shortDescription,
    path,
    breadcrumbs: breadcrumbs(path),
  };
}
