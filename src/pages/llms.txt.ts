import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { allCategories } from '../site/catalogue.ts';
import { company } from '../site/company.ts';
import { categoryPath } from '../site/paths.ts';

/** A short guide to the site for language models, as llmstxt.org describes it. */
export const GET: APIRoute = async ({ site }) => {
  const line = (title: string, path: string, description: string) =>
    `- [${title}](${new URL(path, site)}): ${description}`;
  const pages = (await getCollection('pages')).map(({ id, data }) =>
    line(data.title, `/${id}`, data.description),
  );
  const categories = (await allCategories()).map(({ key, title, description }) =>
    line(title, categoryPath(key), description),
  );
  return new Response(
    [
      `# ${company.name}`,
      '',
      `> ${company.tagline}. Established in ${company.founded}.`,
      '',
      `Contact: ${company.email}, ${company.phone.text}`,
      '',
      '## Pages',
      '',
      ...pages,
      '',
      '## Instruments',
      '',
      ...categories,
      '',
    ].join('\n'),
  );
};
