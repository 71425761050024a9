import { checkContent } from '../../src/checks/checkContent.ts';
import { contentFiles } from '../../src/checks/contentFiles.ts';
import { sentence } from '../../src/checks/finding.ts';

/** Refuses to build from content that contradicts itself, in words for those who wrote it. */
export function requireContent(): void {
  const sentences = checkContent(contentFiles()).map(sentence);
  if (sentences.length === 0) return;
  const error = new Error(['The content cannot be published.', ...sentences].join('\n'));
  error.name = 'ContentError';
  throw error;
}
