import { existsSync, readFileSync } from 'node:fs';
import { mergeContent } from '../../src/features/inbox/content/model/mergeContent.ts';
import {
  isPictureFile,
  type PublishedText,
  sourceFile,
} from '../../src/server/content/publishedTexts.ts';
import { hashOfText, type Text } from '../../src/server/content/revisions.ts';

/** A field that a developer and staff have both changed since they last agreed. */
export interface BothChanged {
  file: string;
  field: string;
  /** As staff published it, which stands, and as the checkout has it. */
  published: unknown;
  checkout: unknown;
}

export const checkoutText = (file: string, root = '.'): Text => {
  const path = `${root}/${sourceFile(file)}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};

/**
 * What a file is to be, where staff have published one text and the checkout has another: what each
 * changed. Where both changed one field, the published one stands and both are told.
 */
export function overCheckout(
  file: string,
  { text, baseHash }: PublishedText,
  base: Text | undefined,
  checkout: Text,
): { text: Text; both: BothChanged[] } {
  if (isPictureFile(file) || text === checkout || hashOfText(checkout) === baseHash)
    return { text, both: [] };
  if (text === null || checkout === null || typeof base !== 'string')
    return { text, both: [{ file, field: '', published: text, checkout }] };
  const merged = mergeContent(file, { base, ours: text, theirs: checkout });
  const both = merged.conflicts.map(({ path, ours, theirs }) => ({
    ...{ file, field: path.join(' › '), published: ours, checkout: theirs },
  }));
  return { text: merged.text, both };
}
