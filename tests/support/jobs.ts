import { readdirSync } from 'node:fs';
import { jobSchema } from '../../src/content/schemas/careers/careers.ts';
import { readContent } from './content.ts';

/** Jobs from their content files, sorted by id. */
export const jobs = readdirSync('src/content/jobs')
  .map((name) => jobSchema.parse(readContent(`jobs/${name}`)))
  .sort((a, b) => a.id - b.id);
