import { breadcrumbs } from '../../../site/breadcrumbs.ts';
import { jobPath } from '../../../site/paths.ts';

interface Job {
  slug: string;
  title: string;
  location: string;
  shortDescription: string;
}

/** Title, description and breadcrumbs of a job's page. */
export function jobSeo(job: Job) {
  const path = jobPath(job.slug);
  return {
    title: `${job.title}, ${job.location}`,
    description: job.shortDescription,
    path,
    breadcrumbs: breadcrumbs(path),
  };
}
