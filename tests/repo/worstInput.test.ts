import { expect, test } from 'vitest';
import { isAnimated } from '../../src/detection/acceptedFiles.ts';
import { fileKind, hasMacros } from '../../src/forms/fileKind.ts';
import { findForm, formNames } from '../../src/forms/forms.ts';
import { readSharedLines } from '../../src/forms/quoteList/writtenLines.ts';
import { noKnowledge } from '../../src/search/knowledge.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { cleanReport } from '../../src/server/browserErrors/cleanReport.ts';
import { parseTarget } from '../../src/server/http/exchange.ts';
import { encodingsFor } from '../../src/server/http/files/negotiate.ts';
import { matchesTag, parseRange } from '../../src/server/http/files/sendFile.ts';
import { hostCheck } from '../../src/server/http/origin.ts';
import { plainRequest } from '../../src/server/http/quick/plainRequest.ts';
import { textField } from '../../src/server/http/readForm.ts';
import { impossibleDay } from '../../src/server/inbox/listFilter.ts';
import { loadsFromElsewhere } from '../../src/server/intake/loadsFromElsewhere.ts';
import { cleanFileName, validate } from '../../src/server/intake/validate.ts';
import { clientAddressReader } from '../../src/server/limits/clientAddress.ts';
import { plainQuestion } from '../../src/server/search/plainQuestion.ts';
import { readSearch } from '../../src/server/search/readSearch.ts';
import { searchWords } from '../../src/server/store/search.ts';
import { csvLine } from '../../src/site/csv.ts';
import { escapeHtml } from '../../src/site/escapeHtml.ts';
import { canonicalAddress } from '../../src/site/otherSpellings.ts';
import { typedFromSearch } from '../../src/site/typedNumbers.ts';
import { zip } from '../support/documents.ts';
import { processorSeconds } from '../support/processorSeconds.ts';

/** Texts of any length in which a pattern can begin at every place and fail at the end. */
const repeated = (piece: string) => (length: number) => piece.repeat(length / piece.length);
const between = (start: string, piece: string) => (length: number) =>
  `${start}${repeated(piece)(length)}!.x`;
const worst = [
  ...[
    'x',
    '.x',
    'a@',
    'a.',
    'a-',
    '"',
    "'",
    '“',
    '`"',
    '+',
    '~',
    '1,',
    '1 ',
    '1.',
    '%0a',
    '%',
    '&#',
  ],
  ...['/a', '../', '\\', ';', '=', '&a=1', '<a ', ' Target=', ' encoding ', '\r', '\u0000', 'é'],
  ...['(', '1-', '-1', '~x', 'k', 'ä', '\ud800', ', ', '::', 'q=', 'bytes=', '\r\na:'],
].map(repeated);
for (const piece of [' ', '\t', '\n', '.', '. ', '1', '-', '@', '~', '/', ',', '(', '+', 'x', ':'])
  worst.push(between('x', piece), between('1', piece), between(`${piece}1 `, piece));

const query = (text: string) => new URLSearchParams({ q: text, line: text, number: text });
const number = { param: 'number', unit: 'V', min: 0, max: 1e6 };
const bytes = (text: string) => new TextEncoder().encode(text);
const isOurs = hostCheck(['example.com']);
const addressOf = clientAddressReader(['127.0.0.1']);
const report = (text: string) => JSON.stringify({ message: text, source: text, route: text });

/** What reads a visitor's text. Where it reads the beginning only, the rest costs nothing. */
const readers: Record<string, (text: string) => unknown> = {
  address: (text) => parseTarget(`/${text}`),
  'other spelling': (text) => canonicalAddress(`/${text}`),
  'plain request': (text) => plainRequest(`GET / HTTP/1.1\r\nHost: a\r\n${text}\r\n\r\n`),
  host: isOurs,
  'forwarded address': (text) => addressOf('127.0.0.1', text),
  encodings: encodingsFor,
  tag: (text) => matchesTag(text, '"x"'),
  range: (text) => parseRange(text, 100),
  'error report': (text) => cleanReport(report(text)),
  'file name': (text) => cleanFileName(text),
  'field of a posted page': (text) => textField(new Map([['a', text]]) as never, 'a'),
  search: (text) => readSearch(query(text)),
  question: (text) => understand(readSearch(query(text)).question, noKnowledge),
  'kept question': plainQuestion,
  'day of the inbox': (text) => impossibleDay(`?${new URLSearchParams({ from: text })}`),
  'number of a calculator': (text) => typedFromSearch(query(text), { number }, { number: 0 }),
  'lines of a quote': (text) => readSharedLines(query(text)),
  'words of a submission': (text) => searchWords(text),
  'cell of an export': (text) => csvLine([text]),
  'text in a mail': escapeHtml,
  'kind of a file': (text) =>
    hasMacros(fileKind(bytes(`PK\u0003\u0004${text}`)) ?? 'docx', bytes(text)),
  'parts of a document': (text) => loadsFromElsewhere(zip({ 'a.rels': text })),
  'head of a picture': (text) => isAnimated(bytes(`\u0001PNG${text}`)),
};
for (const name of formNames) {
  const form = findForm(name);
  if (!form) continue;
  const names = Object.keys(form.fields);
  readers[`form ${name}`] = (text) => {
    const entries = names.map((one): [string, string] => [one, text]);
    expect(() => validate(form, { entries, json: undefined, file: undefined })).toThrow();
  };
}

/** More than most ways in let through: what looks again from every letter takes a second for it. */
const longest = 20_000;
/** Seconds that need no second look. */
const trifle = 0.05;
const quickest = (read: (text: string) => unknown, text: string) =>
  Math.min(...[1, 2, 3].map(() => processorSeconds(() => void read(text))));

/** Twice the text takes about twice the time, not four times as long. */
function isBounded(read: (text: string) => unknown, make: (length: number) => string) {
  if (processorSeconds(() => void read(make(longest))) < trifle) return true;
  return quickest(read, make(2 * longest)) < 3 * quickest(read, make(longest));
}

test.each(Object.entries(readers))('%s: no text takes more time than its length', (_name, read) => {
  const slow = worst.find((make) => !isBounded(read, make));
  expect(slow?.(12)).toBeUndefined();
});
