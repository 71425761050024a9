import EmailReplyParser from 'email-reply-parser';

export interface TextPart {
  text: string;
  /** What was written before, or stands below every mail. */
  isFolded: boolean;
}

/** The library takes time with the square of a text's length; beyond this, marks alone must do. */
const longest = 8000;
const bare = (text: string) => text.replace(/\s/g, '');

/** What the library takes for quotes, signatures and the like. */
const byLibrary = (text: string): TextPart[] =>
  new EmailReplyParser()
    .read(text)
    .getFragments()
    .map((part) => ({
      text: part.getContent(),
      isFolded: part.isQuoted() || part.isHidden() || part.isSignature(),
    }));

const byMarks = (text: string): TextPart[] =>
  text.split('\n').map((line) => ({ text: line, isFolded: line.startsWith('>') }));

/** In any language: who wrote what follows, and when. */
const isIntroduction = (line: string) => line.length < 300 && /(?:@|\d).*[:：]\s*$/u.test(line);

function joined(parts: readonly TextPart[]): TextPart[] {
  const groups: TextPart[] = [];
  for (const { text, isFolded } of parts) {
    const last = groups.at(-1);
    if (last?.isFolded === isFolded) last.text += `\n${text}`;
    else groups.push({ text, isFolded });
  }
  for (const [index, part] of groups.entries()) {
    const next = groups[index + 1];
    const lines = part.text.trimEnd().split('\n');
    if (part.isFolded || !next?.isFolded || !isIntroduction(lines.at(-1) ?? '')) continue;
    next.text = `${lines.pop()}\n${next.text}`;
    part.text = lines.join('\n');
  }
  return groups.filter((part) => bare(part.text) !== '');
}

/**
 * The parts of a mail: what its writer says, and between that what they quote, with their signature.
 * No parser is always right, so nothing is left out; where a part would be lost, all is shown.
 */
export function foldQuotes(text: string): TextPart[] {
  const spaced = text.replace(/[^\S\n]{20,}/g, ' ').replace(/\n{3,}/g, '\n\n');
  const parts = joined(spaced.length > longest ? byMarks(spaced) : byLibrary(spaced));
  const isComplete = bare(parts.map((part) => part.text).join('')) === bare(text);
  return isComplete && parts.some((part) => !part.isFolded) ? parts : [{ text, isFolded: false }];
}

/** What its writer says, without quotes. */
export const newText = (text: string) =>
  foldQuotes(text)
    .filter(({ isFolded }) => !isFolded)
    .map((part) => part.text.trim())
    .join('\n\n');
