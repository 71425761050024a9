import { expect, test } from 'vitest';
import { claimPdfUa } from './claimPdfUa.ts';

const tagged = `%PDF-1.7
1 0 obj
<<
  /Type /Catalog
  /Metadata 2 0 R
  /MarkInfo <<
    /Marked true
    /Suspects false
  >>
  /ViewerPreferences <<
    /Direction /L2R
  >>
>>
endobj
2 0 obj
<< /Type /Metadata >>
stream
<rdf:Description></rdf:Description>
endstream
endobj
trailer
<< /Size 4 /Root 1 0 R /Info 3 0 R /ID [<a> <b>] >>
startxref
9
%%EOF
`;

test('the update names the standard, shows the title and keeps the tags without suspects', () => {
  const update = Buffer.from(claimPdfUa(Buffer.from(tagged)))
    .toString('latin1')
    .slice(tagged.length);
  expect(update).toContain('>1</pdfuaid:part>');
  expect(update).toContain('/DisplayDocTitle true');
  expect(update).toMatch(/\/MarkInfo <<\s+\/Marked true\s+>>/);
  expect(update).toContain('/Prev 9');
});
