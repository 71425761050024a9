import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { docx, docxWithRelation, zip } from '../../../tests/support/documents.ts';
import { processorSeconds } from '../../../tests/support/processorSeconds.ts';
import { loadsFromElsewhere } from './loadsFromElsewhere.ts';

const template = 'http://example.com/a.dotm';
const relation = (attributes: string, prefix = '') =>
  zip({ 'word/_rels/a.xml.rels': `<${prefix}Relationship ${attributes}/>` });

test('a plain document loads nothing', () => {
  expect(loadsFromElsewhere(docx())).toBe(false);
  expect(loadsFromElsewhere(zip({ 'word/_rels/a.xml.rels': '' }))).toBe(false);
});

test.each([
  ['attachedTemplate', template, true],
  ['image', 'https://example.com/a.png', true],
  ['oleObject', '\\\\server\\share\\a', true],
  ['image', 'file://server/share/a.png', true],
  ['hyperlink', 'https://example.com', false],
  ['attachedTemplate', 'file:///C:/Users/Asha/Normal.dotm', false],
  ['attachedTemplate', 'c:\\Templates\\Normal.dotm', false],
  ['attachedTemplate', 'cc:\\Templates', true],
])('a relation of type %s to %s: %s', (type, target, loads) => {
  expect(loadsFromElsewhere(docxWithRelation(type, target))).toBe(loads);
});

test('it does not matter how a relation is written', () => {
  const fetched = [
    relation(`TargetMode="External" Target="${template}"`),
    relation(`TargetMode = 'external'  Target='${template}'`),
    relation(`Target="${template}"\n TargetMode\n=\n"EXTERNAL"`),
    relation(`TargetMode="External" Target="${template}"`, 'pkg:'),
    zip({ 'WORD/_RELS/A.XML.RELS': `<Relationship TargetMode="External" Target="${template}"/>` }),
    relation('TargetMode="External" Type="x/hyperlinks"'),
    relation('TargetMode="External" Type="x/hyperlink/image"'),
    relation('TargetMode="External"'),
    relation('Target="http://example.com/a>b" TargetMode="External"'),
    relation(`TargetMode="External" Target="${template}"`, 'a-b:'),
  ];
  for (const document of fetched) expect(loadsFromElsewhere(document)).toBe(true);
  const harmless = [
    relation('Target="media/a.png"'),
    relation('TargetMode="Internal" Target="media/a.png"'),
    relation('TargetMode="Externals" Target="x"'),
    relation('TargetMode="NotExternal" Target="x"'),
    relation('OtherTargetMode="External" Target="x"'),
    relation('TargetMode="External" Type="x/HyperLink" Target="x"'),
    zip({ 'word/document.xml': `<Relationship TargetMode="External" Target="${template}"/>` }),
    zip({ 'word/a.rels.txt': `<Relationship TargetMode="External" Target="${template}"/>` }),
  ];
  for (const document of harmless) expect(loadsFromElsewhere(document)).toBe(false);
});

test('one bad relation among good ones is enough', () => {
  const good = '<Relationship Target="a"/>';
  const bad = `<Relationship TargetMode="External" Target="${template}"/>`;
  expect(loadsFromElsewhere(zip({ 'a.rels': good, 'b.rels': good + bad + good }))).toBe(true);
});

test.each([
  '<!DOCTYPE x>',
  '&#104;',
  '\0',
  '<?xml encoding="utf-7"?>',
  "<?xml encoding = 'UTF-16'?>",
])('what could hide an address is refused: %j', (disguise) => {
  expect(loadsFromElsewhere(zip({ 'a.rels': disguise }))).toBe(true);
  expect(loadsFromElsewhere(zip({ '[Content_Types].xml': disguise }))).toBe(true);
});

test('a part that says it is UTF-8 is fine', () => {
  const text = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  expect(loadsFromElsewhere(zip({ 'a.rels': text, '[Content_Types].xml': text }))).toBe(false);
});

test('parts written to keep the server busy are read at once', () => {
  const pieces = ['<Relationship ', '<?xml ', ' Target=', ' encoding ', '<a '];
  const documents = pieces.map((piece) => zip({ 'a.rels': piece.repeat(300_000 / piece.length) }));
  const seconds = processorSeconds(() => {
    for (const document of documents) loadsFromElsewhere(document);
  });
  expect(seconds).toBeLessThan(2);
  const part = 'x'.repeat(900_000);
  expect(loadsFromElsewhere(zip({ 'a.rels': part, 'b.rels': part }))).toBe(true);
});

test('a part that is no text, or too long to read, is refused', () => {
  const unreadable = zip({ 'a.rels': 'text' });
  unreadable[unreadable.indexOf('text')] = 0xff;
  expect(loadsFromElsewhere(unreadable)).toBe(true);
  for (const pack of [deflated, (name: string, text: string) => zip({ [name]: text })]) {
    expect(loadsFromElsewhere(pack('a.rels', 'x'.repeat(1_000_000)))).toBe(false);
    expect(loadsFromElsewhere(pack('a.rels', 'x'.repeat(1_000_001)))).toBe(true);
  }
});

test('up to 500 parts with relations are read, more are refused', () => {
  const parts = (count: number) =>
    zip(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.rels`, ''])));
  expect(loadsFromElsewhere(parts(500))).toBe(false);
  expect(loadsFromElsewhere(parts(501))).toBe(true);
});

test.each([
  ['[Content_Types].xml', 'application/vnd.ms-office.vbaProject', true],
  ['[content_types].XML', 'application/vnd.ms-word.document.macroEnabled.main+xml', true],
  ['[Content_Types].xml', 'application/VBAPROJECT', true],
  ['[Content_Types].xml', 'application/xml', false],
  ['word/[Content_Types].xml', 'vbaProject', false],
  ['[Content_Types].xmlx', 'vbaProject', false],
])('macros declared in %s as %s: %s', (name, type, loads) => {
  expect(loadsFromElsewhere(zip({ [name]: type }))).toBe(loads);
});

test('declarations that cannot be read are refused', () => {
  const unreadable = zip({ '[Content_Types].xml': 'text' });
  unreadable[unreadable.indexOf('text')] = 0xff;
  expect(loadsFromElsewhere(unreadable)).toBe(true);
});

/** A ZIP file with one compressed part. */
function deflated(name: string, text: string): Buffer {
  const data = deflateRawSync(text);
  const file = zip({ [name]: 'x'.repeat(data.length) });
  const at = file.indexOf('x'.repeat(data.length));
  data.copy(file, at);
  for (const signature of ['PK\x03\x04', 'PK\x01\x02\x14\x00'])
    file.writeUInt16LE(8, file.indexOf(signature, 0, 'latin1') + signature.length + 4);
  return file;
}
