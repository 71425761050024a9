import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fillFacts } from '../../src/site/fillFacts.ts';

/** Parses a YAML file in src/content and fills in the company facts, as the site does. */
export const readContent = (path: string): unknown =>
  fillFacts(parse(readFileSync(`src/content/${path}`, 'utf8')));
