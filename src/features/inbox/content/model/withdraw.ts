import { type Document, isSeq } from 'yaml';
import { helpArticlePath, helpKinds, jobPath } from '../../../../site/paths.ts';
import { contentValue, openContent, printDocument } from './contentDocument.ts';
import { isRecord } from './formSchema.ts';

/** Why something goes, which decides what its visitors see. */
export const withdrawals = {
  error: 'Published in error: nobody should find it, and its address says that there is no page.',
  moved: 'Something else has its place: its address leads there.',
  ended: 'It is over: the page stays and says so.',
} as const;

export type Withdrawal = keyof typeof withdrawals;

export const isWithdrawal = (value: unknown): value is Withdrawal =>
  typeof value === 'string' && Object.hasOwn(withdrawals, value);

/** The address of the page of a file. */
export const addressOf = (file: string, text: string): string | undefined => {
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  if (file.startsWith('jobs/')) return jobPath(name);
  const [, kind] = /^kind: (\w+)$/m.exec(text) ?? [];
  const known = helpKinds.find((one) => one === kind);
  return file.startsWith('help/') && known ? helpArticlePath(known, name) : undefined;
};

/** The text of a page that stays and says that what it was about is over. */
export function ended(file: string, text: string, notice: string, yesterday: string) {
  const document = openContent(file, text);
  const value = document && contentValue(document);
  if (!document || !isRecord(value)) return undefined;
  const { yaml } = document;
  // A job says in its own words that it has closed.
  if (file.startsWith('jobs/')) {
    yaml.setIn(['validThrough'], yesterday);
    if (String(value.postedAt) > yesterday) yaml.setIn(['postedAt'], yesterday);
  } else yaml.setIn(['ended'], notice);
  return printDocument(document);
}

/** The redirects with another; one that led to the address leads on. */
export function withRedirect(text: string, from: string, href: string): string | undefined {
  const document = openContent('redirects.yaml', text);
  const list: Document['contents'] | undefined = document?.yaml.contents;
  if (!document || !isSeq(list)) return undefined;
  const { yaml } = document;
  const entries = contentValue(document) as { from: string; href: string }[];
  for (const [index, entry] of entries.entries())
    if (entry.href === from) yaml.setIn([index, 'href'], href);
  const same = entries.findIndex((entry) => entry.from === from);
  if (same === -1) list.items.push(yaml.createNode({ from, href }));
  else yaml.setIn([same, 'href'], href);
  return printDocument(document);
}
