import { readdirSync } from 'node:fs';
import { jobSchema } from '../../src/content/schemas/job.ts';
import { readContent } from './content.ts';

/** The jobs as their files say, in the order of their ids. */
export const jobs = readdirSync('src/content/jobs')
  .map((name) => jobSchema.parse(readContent(`jobs/${name}`)))
  .sort((a, b) => a.id - b.id);
