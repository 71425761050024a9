// Not from astro:content, with which half of Astro would be loaded again, by Vite, in every build.
import { defineCollection } from 'astro/content/config';
import { file, glob, type Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { type Kind, kinds } from './content/kinds.ts';
import { withFacts } from './content/withFacts.ts';

function loaderOf({ pattern, key }: Kind) {
  if (key === undefined) {
    const [folder = ''] = /^[^*]*\//.exec(pattern) ?? [];
    return glob({ base: `./src/content/${folder}`, pattern: pattern.slice(folder.length) });
  }
  return file(`src/content/${pattern}`, {
    parser: (text) =>
      (parse(text) as Record<string, string>[]).map((entry) => ({ ...entry, id: entry[key] })),
  });
}

type Collections = {
  [Name in keyof typeof kinds]: { loader: Loader; schema: (typeof kinds)[Name]['schema'] };
};

export const collections = Object.fromEntries(
  Object.entries<Kind>(kinds).map(([name, kind]) => [
    name,
    defineCollection({ loader: withFacts(loaderOf(kind)), schema: kind.schema }),
  ]),
) as Collections;
