import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fillFacts } from '../../src/site/fillFacts.ts';

/** A YAML file of src/content as the site reads it, the company's facts filled in. */
export const readContent = (path: string): unknown =>
  fillFacts(parse(readFileSync(`src/content/${path}`, 'utf8')));
