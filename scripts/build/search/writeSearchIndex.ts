import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { digestOf, madeOnce } from '../../../src/pictures/madeOnce.ts';
import { type Knowledge, knowledgePath } from '../../../src/search/knowledge.ts';
import { buildSearchIndex, type SearchDocument } from '../../../src/search/searchIndex.ts';
import { searchIndexPath } from '../../../src/search/searchIndexPath.ts';
import { addressOfFile } from '../../../src/site/paths.ts';
import { filesIn } from '../filesIn.ts';
import { readPage } from './readPage.ts';

/** A page is read again only if it changed, or the code that reads it. */
const readers = digestOf(
  ['scripts/build/search', 'src/search', 'src/site/paths.ts']
    .flatMap(filesIn)
    .map((file) => readFileSync(file)),
);

async function documentsOf(file: string, path: string): Promise<SearchDocument[]> {
  const html = await readFile(file, 'utf8');
  const documents = await madeOnce(['search documents', readers, path, html], async () =>
    Buffer.from(JSON.stringify(readPage(html, path))),
  );
  return JSON.parse(Buffer.from(documents).toString());
}

/** Indexes the built pages and writes the index next to them. Returns the number of documents. */
export async function writeSearchIndex(root: string): Promise<number> {
  const files = filesIn(root).filter((file) => file.endsWith('.html'));
  const documents = await Promise.all(
    files.map((file) =>
      documentsOf(file, addressOfFile(relative(root, file).replaceAll(sep, '/'))),
    ),
  );
  const knowledge = JSON.parse(await readFile(join(root, knowledgePath), 'utf8')) as Knowledge;
  const index = buildSearchIndex(documents.flat(), knowledge);
  await writeFile(join(root, searchIndexPath), JSON.stringify(index));
  return index.texts.documentCount;
}
