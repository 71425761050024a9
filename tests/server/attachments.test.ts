import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachmentBytes } from '../../src/forms/limits.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';
import { makeZip } from '../support/zip.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n');
const docx = makeZip(['[Content_Types].xml', 'word/document.xml']);
const doc = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(504),
  Buffer.from('WordDocument', 'utf16le'),
]);

describeStores('attachments', (stores) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(await stores.fresh());
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
    ['cv.pdf', pdf, 'cv.pdf', 'application/pdf'],
    ['Ravi’s résumé.doc', doc, 'Ravi’s résumé.doc', 'application/msword'],
    ['cv.docx', docx, 'cv.docx', /wordprocessingml\.document$/],
    ['../../etc/passwd', pdf, 'passwd.pdf', 'application/pdf'],
    ['evil.exe', pdf, 'evil.pdf', 'application/pdf'],
    ['C:\\cv\\my\u202Efdp.exe', pdf, 'myfdp.pdf', 'application/pdf'],
  ])('%s is kept as what it is, under a safe name', async (name, content, kept, type) => {
    const row = await stored(await apply(new Uint8Array(content), name));
    expect(row.name).toBe(kept);
    expect(row.type).toMatch(type);
    expect(row.size).toBe(content.length);
    expect(Buffer.from(row.content).equals(content)).toBe(true);
  });

  test.each([
    ['a page that calls itself a document', Buffer.from('<html><script>'), 'cv.pdf'],
    ['a program', Buffer.from('MZ\x90\x00'), 'cv.doc'],
    ['a spreadsheet', makeZip(['[Content_Types].xml', 'xl/workbook.xml']), 'cv.docx'],
    [
      'a document with macros',
      makeZip(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']),
      'cv.docx',
    ],
    ['half a zip', docx.subarray(0, 40), 'cv.docx'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'cv.pdf'],
    ['nothing', Buffer.alloc(0), 'cv.pdf'],
  ])('%s is refused', async (_what, content, name) => {
    const response = await apply(new Uint8Array(content), name);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({
      resume: 'Only .pdf, .doc and .docx files are accepted',
    });
  });

  test('a missing resume is asked for, a missing CV is not', async () => {
    const response = await apply(undefined);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ resume: 'Please choose your resume' });
    const entry = { name: 'Asha', email: 'a@example.com', interest: 'EMC', phone: '12345678' };
    const joined = await site.post('join', { ...entry, product: 'product1', terms: true });
    expect(joined.status).toBe(201);
  });

  test('the limit is 5 MB to the byte', async () => {
    const largest = new Uint8Array(attachmentBytes);
    largest.set(pdf);
    expect((await apply(largest)).status).toBe(201);
    const larger = new Uint8Array(attachmentBytes + 1);
    larger.set(pdf);
    const refused = await apply(larger);
    expect(refused.status).toBe(413);
    expect((await refused.json()).errors).toEqual({ resume: 'The file is larger than 5 MB' });
  });

  test('a file where none is asked for is not kept', async () => {
    const body = new FormData();
    body.append('email', 'a@example.com');
    body.append('message', 'with a file');
    body.append('surprise', new File([new Uint8Array(pdf)], 'x.pdf'));
    const before = await site.services.db.selectFrom('attachments').select('id').execute();
    expect((await site.send('contact', { body })).status).toBe(201);
    const after = await site.services.db.selectFrom('attachments').select('id').execute();
    expect(after.length).toBe(before.length);
  });
});
