import { expect, test } from 'vitest';
import { showTitle } from './showTitle.ts';

const tagged = `%PDF-1.7
1 0 obj
<<
  /Type /Catalog
  /MarkInfo <<
    /Marked true
    /Suspects false
  >>
  /ViewerPreferences <<
    /Direction /L2R
  >>
>>
endobj
trailer
<< /Size 4 /Root 1 0 R /Info 3 0 R /ID [<a> <b>] >>
startxref
9
%%EOF
`;

test('the update shows the title and keeps the tags without suspects', () => {
  const file = Buffer.from(showTitle(Buffer.from(tagged))).toString('latin1');
  const update = file.slice(tagged.length);
  expect(update).toContain('/DisplayDocTitle true');
  expect(update).toMatch(/\/MarkInfo <<\s+\/Marked true\s+>>/);
  expect(update).toContain('/Size 4 /Root 1 0 R /Info 3 0 R /ID [<a> <b>]\n  /Prev 9\n');
  const [, table] = /startxref\n(\d+)\n%%EOF\n$/.exec(file) ?? [];
  expect(file.slice(Number(table))).toMatch(/^xref\n1 1\n/);
  const [, object] = /^(\d{10}) 00000 n/m.exec(update) ?? [];
  expect(file.slice(Number(object))).toMatch(/^1 0 obj\n/);
});
