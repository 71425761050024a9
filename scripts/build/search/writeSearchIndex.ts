import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { digestOf, madeOnce } from '../../../src/pictures/madeOnce.ts';
import { type Knowledge, knowledgePath } from '../../../src/search/knowledge.ts';
import {
  buildSearchIndex,
  printSearchIndex,
  type SearchDocument,
} from '../../../src/search/searchIndex.ts';
import { termsOf } from '../../../src/search/terms.ts';
import { searchIndexPath } from '../../../src/site/pageAddresses.ts';
import { addressOfFile } from '../../../src/site/paths.ts';
import { filesIn } from '../filesIn.ts';
import { readPage } from './readPage.ts';

/** What the index says about a page, and the terms of its texts, which take longest to find. */
interface PageRead {
  documents: SearchDocument[];
  terms: [text: string, terms: string[]][];
}

/** A page is read again only if it changed, or the code that reads it. */
const readers = digestOf(
  ['scripts/build/search', 'src/search', 'src/site/paths.ts']
    .flatMap(filesIn)
    .map((file) => readFileSync(file)),
);

function read(html: string, path: string): PageRead {
  const documents = readPage(html, path);
  const texts = documents.map(({ text }) => text);
  return { documents, terms: texts.map((text) => [text, termsOf(text)]) };
}

async function readOnce(file: string, path: string): Promise<PageRead> {
  const html = await readFile(file, 'utf8');
  const made = await madeOnce(['search documents', readers, path, html], async () =>
    Buffer.from(JSON.stringify(read(html, path))),
  );
  return JSON.parse(Buffer.from(made).toString());
}

/** Indexes the built pages and writes the index next to them. Returns the number of documents. */
export async function writeSearchIndex(root: string): Promise<number> {
  const files = filesIn(root).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map((file) => readOnce(file, addressOfFile(relative(root, file).replaceAll(sep, '/')))),
  );
  const knowledge = JSON.parse(await readFile(join(root, knowledgePath), 'utf8')) as Knowledge;
  const index = buildSearchIndex(
    pages.flatMap(({ documents }) => documents),
    knowledge,
    new Map(pages.flatMap(({ terms }) => terms)),
  );
  await writeFile(join(root, searchIndexPath), printSearchIndex(index));
  return index.texts.documentCount;
}
