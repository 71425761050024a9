import { standardId } from '../catalogue/standards.ts';
import { standardPath } from '../site/pageAddresses.ts';
import {
  categoryKeys,
  dataSheetPath,
  helpArticlePath,
  jobPath,
  manualPath,
  pagePaths,
  paths,
} from '../site/paths.ts';
import { type Content, isCategory } from './content.ts';
import { type Fault, fault } from './finding.ts';

const addressesOf = ({ entries, products }: Content): ReadonlySet<string> =>
  new Set([
    ...pagePaths,
    ...products.flatMap(({ path, slug }) => [path, dataSheetPath(slug)]),
    ...entries.standards.map(({ id }) => standardPath(standardId(id))),
    ...entries.help.map(({ id, data }) => helpArticlePath(data.kind, id)),
    ...entries.jobs.map(({ data }) => jobPath(data.slug)),
    ...entries.manuals.map(({ id }) => manualPath(id)),
  ]);

/** Screens of an application, and forms: no content decides which of them there are. */
const isOfCode = (address: string) =>
  address.startsWith(`${paths.solarConsole}/`) || address.startsWith('/forms/');

const fields = ['href', 'path'];
const inMarkdown = /\]\((\/[^)\s]*)\)/g;

interface Link {
  file: string;
  path: readonly (string | number)[];
  href: string;
}

function* linksIn({ written }: Content): Iterable<Link> {
  for (const [file, { texts, text }] of written) {
    for (const { text: href, path } of texts)
      if (fields.includes(String(path.at(-1))) && href.startsWith('/')) yield { file, path, href };
    for (const [, href = ''] of text.matchAll(inMarkdown)) yield { file, path: [], href };
  }
}

/** Content has an address that the site knows, and each category its file. */
function* addressed({ entries }: Content): Iterable<Fault> {
  const unlisted = 'src/site/paths.ts does not list it.';
  for (const { id, place } of entries.pages)
    if (!pagePaths.includes(`/${id}`)) yield { ...place, reason: unlisted };
  for (const { id, place } of entries.instruments)
    if (!isCategory(id)) yield { ...place, reason: unlisted };
  for (const key of categoryKeys)
    if (!entries.instruments.some(({ id }) => id === key))
      yield { file: `instruments/${key}.yaml`, path: [], reason: 'This file is missing.' };
}

/** Links within the site lead somewhere, and a quote is asked for what there is. */
export function* links(content: Content): Iterable<Fault> {
  const addresses = addressesOf(content);
  const { accessories, quoteProducts } = content.entries;
  const quoted = new Set([
    ...content.products.map(({ slug }) => slug),
    ...accessories.map(({ data }) => data.slug),
    ...quoteProducts.map(({ data }) => data.name),
  ]);
  for (const { file, path, href } of linksIn(content)) {
    const { pathname, searchParams } = URL.parse(href, 'https://site.example') ?? {};
    if (!pathname || !(addresses.has(pathname) || isOfCode(pathname)))
      yield { file, path, reason: `No page has the address ${pathname ?? href}.` };
    for (const product of searchParams?.getAll('product') ?? [])
      if (pathname === paths.quote && !quoted.has(product))
        yield { file, path, reason: `A quote cannot name “${product}”.` };
  }
  for (const redirect of content.entries.redirects)
    if (addresses.has(redirect.data.from))
      yield fault(
        redirect,
        ['from'],
        'A page has this address, which therefore leads nowhere else.',
      );
  yield* addressed(content);
}
