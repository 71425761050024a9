import type { APIRoute } from 'astro';
import { company } from '../site/company.ts';
import { listedPages } from './_listedPages.ts';

/** A short guide to the site for language models, as llmstxt.org describes it. */
export const GET: APIRoute = async ({ site }) => {
  const pages = (await listedPages()).map(
    ({ title, path, description }) => `- [${title}](${new URL(path, site)}): ${description}`,
  );
  const head = [
    `# ${company.name}`,
    `> ${company.tagline}. Established in ${company.founded}.`,
    `Contact: ${company.email}, ${company.phone.text}`,
    '## Pages',
  ];
  return new Response(`${head.join('\n\n')}\n\n${pages.join('\n')}\n`);
};
