import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  doc,
  docWithMacros,
  docx,
  docxWithMacros,
  docxWithRelation,
  pdf,
  zip,
} from '../support/documents.ts';
import { whileJobsOpen } from '../support/fakeClock.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeSqlite } from '../support/stores.ts';

const spreadsheet = zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' });
const wrongKind = 'Only .pdf, .doc and .docx files are accepted';
const notWhole = 'This is not a complete .pdf, .doc or .docx document. Please save it again';
const active =
  'This document contains macros or loads something from elsewhere. Please send it as a .pdf file';

describeSqlite('attachments', (stores) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(await stores.fresh(), () => Date.parse(whileJobsOpen));
  });
  afterAll(() => site.close());

  async function apply(content: Uint8Array<ArrayBuffer> | undefined, name = 'cv.pdf') {
    const body = new FormData();
    body.append('name', 'Ravi');
    body.append('email', 'ravi@example.com');
    body.append('job', 'HR Intern');
    if (content) body.append('resume', new File([content], name, { type: 'text/html' }));
    return site.send('application', { body });
  }
  const stored = async (response: Response) =>
    site.services.db
      .selectFrom('attachments')
      .innerJoin('submissions', 'submissions.id', 'attachments.submission_id')
      .select(['attachments.name', 'attachments.type', 'attachments.size', 'attachments.content'])
      .where('reference', '=', (await response.json()).reference)
      .executeTakeFirstOrThrow();

  test.each([
    ['cv.pdf', pdf(), 'cv.pdf', 'application/pdf'],
    ['Ravi’s résumé.doc', doc(), 'Ravi’s résumé.doc', 'application/msword'],
    ['cv.docx', docx(), 'cv.docx', /wordprocessingml\.document$/],
    [
      'link.docx',
      docxWithRelation('hyperlink', 'https://example.com'),
      'link.docx',
      /wordprocessingml\.document$/,
    ],
    [
      'own.docx',
      docxWithRelation('attachedTemplate', 'file:///C:\\Users\\r\\CV.dotx'),
      'own.docx',
      /wordprocessingml\.document$/,
    ],
    ['../../etc/passwd', pdf(), 'passwd.pdf', 'application/pdf'],
    ['evil.exe', pdf(), 'evil.pdf', 'application/pdf'],
    ['C:\\cv\\my\u202Efdp.exe', pdf(), 'myfdp.pdf', 'application/pdf'],
  ])('%s is stored with its real type under a safe name', async (name, content, safeName, type) => {
    const row = await stored(await apply(new Uint8Array(content), name));
    expect(row.name).toBe(safeName);
    expect(row.type).toMatch(type);
    expect(row.size).toBe(content.length);
    expect(Buffer.from(row.content).equals(content)).toBe(true);
  });

  test.each([
    ['HTML named as a document', Buffer.from('<html><script>'), notWhole],
    ['an executable', Buffer.from('MZ\x90\x00'), notWhole],
    ['a spreadsheet', spreadsheet, notWhole],
    ['an Excel 97 file', doc('Workbook'), notWhole],
    ['a document with macros', docxWithMacros(), active],
    ['a Word 97 file with macros', docWithMacros(), active],
    ['a remote template', docxWithRelation('attachedTemplate', 'https://evil.example/a'), active],
    ['a template on a share', docxWithRelation('attachedTemplate', 'file://evil/a.dotm'), active],
    ['a hidden address', docxWithRelation('hyperlink', '&#104;ttps://evil.example'), active],
    ['a remote picture', docxWithRelation('image', 'https://evil.example/a.png'), active],
    ['half a PDF', pdf(10_000).subarray(0, 5000), notWhole],
    ['half a Word 97 file', doc().subarray(0, 3000), notWhole],
    ['half a Word file', docx().subarray(0, 200), notWhole],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), wrongKind],
    ['nothing', Buffer.alloc(0), 'The file is empty'],
  ])('%s is refused', async (_what, content, message) => {
    const response = await apply(new Uint8Array(content));
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ resume: message });
  });
});
