import { getCollection, getEntry } from 'astro:content';
import type { Careers } from '../../content/schemas/careers.ts';
import type { Job } from '../../content/schemas/job.ts';

/** The jobs in the order of their ids. */
export async function loadJobs(): Promise<readonly Job[]> {
  const entries = await getCollection('jobs');
  return entries.map(({ data }) => data).sort((a, b) => a.id - b.id);
}

export async function loadCareersWords(): Promise<Careers> {
  const entry = await getEntry('careers', 'careers');
  if (!entry) throw new Error('src/content/careers.yaml is missing');
  return entry.data;
}
