import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { jobSchema } from '../../src/content/schemas/job.ts';

const folder = new URL('../../src/content/jobs/', import.meta.url);

/** The jobs as their files say, in the order of their ids. */
export const jobs = readdirSync(folder)
  .map((name) => jobSchema.parse(parse(readFileSync(new URL(name, folder), 'utf8'))))
  .sort((a, b) => a.id - b.id);
