import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const redirectsSchema = z.array(z.object({ from: z.string(), href: z.string() }));

export type Redirects = Readonly<Record<string, string>>;

const source = join(import.meta.dirname, '../../content/redirects.yaml');

/** Reads from the sources where old addresses lead, for the build and in development. */
export const readRedirects = (file = source): Redirects =>
  Object.fromEntries(
    redirectsSchema.parse(parse(readFileSync(file, 'utf8'))).map(({ from, href }) => [from, href]),
  );
