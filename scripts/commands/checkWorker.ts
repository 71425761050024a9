import { readFileSync } from 'node:fs';
import { checkContent, compareWithSpecification } from '../../src/checks/checkContent.ts';
import type { Finding } from '../../src/checks/finding.ts';
import { readContent } from '../../src/server/content/releasedContent.ts';
import { answerTasks, workerFiles } from '../../src/server/workers/answerTasks.ts';

/** A worker of the server: says what is wrong with content as staff have it in their drafts. */
const { content } = workerFiles<{ content: string | undefined }>();
const base: ReturnType<typeof readContent> =
  content === undefined ? readContent() : JSON.parse(readFileSync(content, 'utf8'));

const plain = ({ file, path, field, reason }: Finding) => ({ file, path, field, reason });

answerTasks(async (changes: readonly (readonly [file: string, text: string | null])[]) => {
  const texts = new Map(Object.entries(base.texts));
  const assets = new Set(Object.keys(base.pictures));
  for (const [file, text] of changes) {
    const isPicture = file.startsWith('assets/');
    if (text === null) isPicture ? assets.delete(file) : texts.delete(file);
    else if (isPicture) assets.add(file);
    else texts.set(file, text);
  }
  const sources = {
    texts,
    assets: new Set([...assets].map((name) => name.slice('assets/'.length))),
  };
  return {
    faults: checkContent(sources).map(plain),
    departures: compareWithSpecification(sources).map(plain),
  };
});
