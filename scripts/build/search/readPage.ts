import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import type { SearchDocument } from '../../../src/search/searchIndex.ts';
import { kindOfPath } from '../../../src/search/searchKinds.ts';
import { compact } from '../../../src/search/words.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Elements around the content, or without useful text. */
const skipped = new Set(['nav', 'form', 'script', 'style', 'svg', 'template', 'button', 'search']);
const inline = new Set(['b', 'strong', 'em', 'i', 'sub', 'sup', 'abbr', 'code', 'mark']);

function textOf(node: Node): string {
  if (node.type === ElementType.Text) return node.data;
  if (node.type !== ElementType.Tag || skipped.has(node.name)) return '';
  // Tables that repeat what other pages say would find this one for every word in them.
  if ('data-search-ignore' in node.attribs) return '';
  const inner = node.children.map(textOf).join('');
  return inline.has(node.name) ? inner : ` ${inner} `;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const isHeading = (level: string) => new RegExp(`^h[${level}]$`);

/** A part of a page with its own search result, for example a manual in the list of manuals. */
function readEntry(element: Node, path: string): SearchDocument {
  const named = (name: RegExp) =>
    DomUtils.findAll(({ name: of }) => name.test(of), [element])
      .map(textOf)
      .join(' ');
  const title = tidy(named(isHeading('2-4')));
  return {
    path,
    kind: kindOfPath(path),
    title,
    description: tidy(named(/^p$/)).slice(0, 200),
    model: compact(title),
    headings: title,
    text: tidy(textOf(element)),
  };
}

/** The search documents of a built page; none if search engines should not list it. */
export function readPage(html: string, path: string): SearchDocument[] {
  const { children } = parseDocument(html);
  const first = (name: string, attributes: Record<string, string> = {}) =>
    DomUtils.findOne(
      (element) =>
        element.name === name &&
        Object.entries(attributes).every(([key, value]) => element.attribs[key] === value),
      children,
    );
  const meta = (attributes: Record<string, string>) =>
    first('meta', attributes)?.attribs.content ?? '';
  const canonical = first('link', { rel: 'canonical' })?.attribs.href;
  const main = first('main');
  // A page without a canonical address, or with a different one, is not indexed.
  if (!main || !canonical || new URL(canonical).pathname !== path) return [];

  const headings = (level: string) =>
    DomUtils.findAll(({ name }) => isHeading(level).test(name), [main]).map(textOf);
  const entries = DomUtils.findAll(({ attribs }) => 'data-search-entry' in attribs, [main]);
  const page: SearchDocument = {
    path,
    kind: kindOfPath(path),
    title: meta({ property: 'og:title' }),
    description: meta({ name: 'description' }),
    model: compact(headings('1').join(' ')),
    headings: tidy(headings('1-3').join(' ')),
    text: tidy(textOf(main)),
  };
  return [
    page,
    ...entries.map((entry) => readEntry(entry, entry.attribs['data-search-entry'] ?? '')),
  ];
}
