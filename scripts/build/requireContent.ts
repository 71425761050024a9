import { checkContent } from '../../src/checks/checkContent.ts';
import { contentFiles } from '../../src/checks/contentFiles.ts';
import { type Finding, sentence } from '../../src/checks/finding.ts';

export class ContentError extends Error {
  override name = 'ContentError';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(['The content cannot be published.', ...findings.map(sentence)].join('\n'));
    this.findings = findings;
  }
}

/** Refuses to build from content that contradicts itself, in words for those who wrote it. */
export function requireContent(): void {
  const findings = checkContent(contentFiles());
  if (findings.length > 0) throw new ContentError(findings);
}
