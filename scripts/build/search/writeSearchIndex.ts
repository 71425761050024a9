import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Knowledge, knowledgePath } from '../../../src/search/knowledge.ts';
import { buildSearchIndex, searchIndexPath } from '../../../src/search/searchIndex.ts';
import { addressOfFile } from '../../../src/site/paths.ts';
import { filesIn } from '../filesIn.ts';
import { readPage } from './readPage.ts';

/** Indexes the built pages and writes the index next to them. Returns the number of documents. */
export async function writeSearchIndex(root: string): Promise<number> {
  const files = filesIn(root).filter((file) => file.endsWith('.html'));
  const documents = await Promise.all(
    files.map(async (file) =>
      readPage(
        await readFile(file, 'utf8'),
        addressOfFile(relative(root, file).replaceAll(sep, '/')),
      ),
    ),
  );
  const knowledge = JSON.parse(await readFile(join(root, knowledgePath), 'utf8')) as Knowledge;
  const index = buildSearchIndex(documents.flat(), knowledge);
  await writeFile(join(root, searchIndexPath), JSON.stringify(index));
  return index.texts.documentCount;
}
