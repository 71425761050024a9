import { getCollection } from 'astro:content';
import { requireEntry } from '../../content/requireEntry.ts';
import type { Careers, Job } from '../../content/schemas/careers/careers.ts';

/** All jobs, ordered by id. */
export async function loadJobs(): Promise<readonly Job[]> {
  const entries = await getCollection('jobs');
  return entries.map(({ data }) => data).sort((a, b) => a.id - b.id);
}

export const loadCareersWords = (): Promise<Careers> => requireEntry('careers', 'careers');
