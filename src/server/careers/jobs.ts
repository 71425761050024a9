import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { fillFacts } from '../../site/fillFacts.ts';
import { isOver } from '../../site/localTime.ts';
import { jobPath } from '../../site/paths.ts';

const jobSchema = z.object({ slug: z.string(), title: z.string(), validThrough: z.iso.date() });

/** What the server needs to know about a job; pages read the rest themselves. */
export type JobDates = z.infer<typeof jobSchema>;

const sources = join(import.meta.dirname, '../../content/jobs');

/** Reads the jobs from the sources, for the build and in development. */
export const readJobs = (folder = sources): readonly JobDates[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => jobSchema.parse(fillFacts(parse(readFileSync(join(folder, name), 'utf8')))));

/** Pages are static, so whether a job is still open is decided on each request. */
export function createJobs(jobs: readonly JobDates[], now: () => number) {
  const byPath = new Map(jobs.map((job) => [jobPath(job.slug), job]));
  const byTitle = new Map(jobs.map((job) => [job.title, job]));
  const hasClosed = (job: JobDates | undefined) =>
    job !== undefined && isOver(job.validThrough, now());

  return {
    isClosedPage: (path: string) => hasClosed(byPath.get(path)),
    /** The page of a job by its title; undefined if there is none. */
    pathOf(title: string): string | undefined {
      const job = byTitle.get(title);
      return job && jobPath(job.slug);
    },
    /** By title, which is what an application names. */
    state(title: string): 'open' | 'closed' | 'unknown' {
      const job = byTitle.get(title);
      if (!job) return 'unknown';
      return hasClosed(job) ? 'closed' : 'open';
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
