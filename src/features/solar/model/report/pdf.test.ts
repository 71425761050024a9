import { expect, test } from 'vitest';
import { pdf } from './pdf.ts';

test('every object is where the table says, and every stream as long as it says', () => {
  const file = pdf('Two pages', [[{ text: 'One', x: 10, y: 20 }], []]);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(start)).toMatch(/^xref\n0 10\n0000000000 65535 f \n/);
  const offsets = [...file.matchAll(/(\d{10}) 00000 n \n/g)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(9);
  for (const [index, offset] of offsets.entries())
    expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  expect(file).toContain('/Count 2 /Kids [6 0 R 8 0 R]');
  expect(file).toContain('/Contents 7 0 R');
  for (const [, length, content = ''] of file.matchAll(
    /<< \/Length (\d+) >>\nstream\n(.*?)\nendstream/gs,
  ))
    expect(content).toHaveLength(Number(length));
});

test.each([
  [{ text: 'Day', x: 48, y: 100 }, 'BT /R 9 Tf 48.0 742.0 Td (Day) Tj ET'],
  [{ text: 'Day', x: 48, y: 100, size: 18, bold: true }, 'BT /B 18 Tf 48.0 742.0 Td (Day) Tj ET'],
  // Three digits of 5 points and a dot of 2.5.
  [{ text: '12.5', x: 100, y: 0, right: true }, 'BT /R 9 Tf 82.5 842.0 Td (12.5) Tj ET'],
  [{ text: 'a(b)\\', x: 0, y: 0 }, 'BT /R 9 Tf 0.0 842.0 Td (a\\(b\\)\\\\) Tj ET'],
  [
    { text: '−1 °C – 5\u202fm², 漢', x: 0, y: 0 },
    'BT /R 9 Tf 0.0 842.0 Td (\\2261 \\260C \\226 5 m\\262, ?) Tj ET',
  ],
  [{ line: [1, 2, 3, 4] }, '0.6 w 1 840.0 m 3 838.0 l S'],
  [{ box: [1, 2, 3, 4] }, '0.04 0.45 0.39 rg 1 836.0 3.0 4 re f 0 g'],
] as const)('a mark is drawn from the top of the sheet', (mark, drawn) => {
  expect(pdf('', [[mark]])).toContain(`stream\n${drawn}\nendstream`);
});
