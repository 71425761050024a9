import { expect, test } from 'vitest';
import { cleanFileName } from './cleanFileName.ts';

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\fake\\cv.doc', 'cv.pdf'],
  ['.htaccess', 'attachment.pdf'],
  ['', 'attachment.pdf'],
  ['a\u202Egnp.exe', 'agnp.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
  ['Zeugnis "2024" <ü>.pdf', 'Zeugnis 2024 ü.pdf'],
  ['Zeugnis %222024%22%0D%0A 5%.pdf', 'Zeugnis 2024 5.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
])('%j becomes %j', (name, clean) => {
  expect(cleanFileName(name, 'pdf')).toBe(clean);
});

test('a file of a kind that is not known keeps its own extension', () => {
  expect(cleanFileName('a/Quote "7".XLSX')).toBe('Quote 7.XLSX');
});
