import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('mails/', import.meta.url);

interface Place {
  reference: string;
  /** The address that leads back to the case. */
  reply: string;
  /** The ids of the acknowledgement and of the answer. */
  first: string;
  answer: string;
}

/** A mail of the corpus, as it comes for one case, with what should become of it. */
export function corpusMail(name: string, { reference, reply, first, answer }: Place) {
  const text = readFileSync(new URL(name, folder), 'utf8')
    .replaceAll('{{REPLY}}', reply)
    .replaceAll('{{REPLY_UPPER}}', reply.toUpperCase())
    .replaceAll('{{REF}}', reference)
    .replaceAll('{{REF_LOWER}}', reference.toLowerCase())
    .replaceAll('{{FIRST}}', first)
    .replaceAll('{{ID}}', answer)
    .replaceAll('\n', '\r\n');
  const header = (key: string) => new RegExp(`^${key}: (.*)\r$`, 'm').exec(text)?.[1];
  return { bytes: Buffer.from(text), expected: header('X-Expect') ?? '', says: header('X-New') };
}

export const corpusNames = readdirSync(folder).sort();
