import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  doc,
  docWithMacros,
  docx,
  docxWithMacros,
  pdf,
  zip,
} from '../../tests/support/documents.ts';
import { fileKind, hasMacros } from './fileKind.ts';

const cut = (content: Buffer, part: number) => content.subarray(0, content.length * part);

test('recognises documents by their content', () => {
  expect(fileKind(pdf())).toBe('pdf');
  expect(fileKind(pdf(100_000))).toBe('pdf');
  expect(fileKind(doc())).toBe('doc');
  expect(fileKind(docx())).toBe('docx');
});

test('rejects truncated documents', () => {
  for (const whole of [pdf(10_000), doc(), docx()])
    for (const part of [0.001, 0.25, 0.5, 0.75, 0.9])
      expect(fileKind(cut(whole, part))).toBeUndefined();
});

test('a PDF may have a few bytes after its end mark', () => {
  expect(fileKind(Buffer.concat([pdf(), Buffer.alloc(500)]))).toBe('pdf');
});

test('rejects other files in the same containers', () => {
  const others = {
    empty: Buffer.alloc(0),
    program: Buffer.from('MZ\x90\x00 This program cannot be run in DOS mode'),
    html: Buffer.from('<html><script>alert(1)</script></html>'),
    'mark before the page': Buffer.from('<script>%PDF-1.4</script>%%EOF'),
    archive: zip({ 'readme.txt': 'text' }),
    spreadsheet: zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }),
    'Excel 97': doc('Workbook'),
  };
  for (const [name, content] of Object.entries(others))
    expect(fileKind(content), name).toBeUndefined();
});

test('finds macros in Word documents of both kinds', () => {
  expect(hasMacros('docx', docxWithMacros())).toBe(true);
  expect(hasMacros('docx', docx())).toBe(false);
  expect(hasMacros('doc', docWithMacros())).toBe(true);
  expect(hasMacros('doc', doc())).toBe(false);
  // A text about macros is not one.
  const text = Buffer.from('Macros and _VBA_PROJECT '.repeat(20), 'utf16le');
  expect(hasMacros('doc', Buffer.concat([doc(), text]))).toBe(false);
});

test('never throws, whatever the bytes', () => {
  const starts = [pdf(), doc(), docx()].map((whole) => whole.subarray(0, 520));
  const bytes = fc.uint8Array({ maxLength: 1200 });
  fc.assert(
    fc.property(fc.constantFrom(Buffer.alloc(0), ...starts), bytes, (start, rest) => {
      const content = Buffer.concat([start, rest]);
      fileKind(content);
      for (const kind of ['doc', 'docx'] as const) hasMacros(kind, content);
    }),
  );
});
