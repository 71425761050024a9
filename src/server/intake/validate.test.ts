import { expect, test } from 'vitest';
import {
  docWithMacros,
  docx,
  docxWithMacros,
  docxWithRelation,
  pdf,
} from '../../../tests/support/documents.ts';
import { formNamed } from '../../../tests/support/formNamed.ts';
import type { Refusal } from '../http/refusal.ts';
import { cleanFileName, validate } from './validate.ts';

const application = formNamed('application');
const contact = formNamed('contact');
const quote = formNamed('quote');
const support = formNamed('support');
const upload = { path: '', remove: async () => undefined, received: Promise.resolve() };
const applicant = { job: '', name: 'Asha Rao', email: 'asha@example.com' };
const sent = (json: Record<string, unknown>, name = 'cv.pdf') => ({
  ...{ entries: [], json, file: { name, upload } },
});
const check = (content?: Buffer, values: Record<string, unknown> = applicant, name?: string) =>
  validate(application, sent(values, name), content);
function refusal(work: () => unknown): Pick<Refusal, 'status' | 'errors'> {
  try {
    work();
  } catch (error) {
    const { status, errors } = error as Refusal;
    return { status, errors };
  }
  throw new Error('It was accepted');
}
const { messages } = application.attachment ?? { messages: { missing: '' } };

test('values are cleaned, and the file gets the name and type of its content', () => {
  const content = docx();
  expect(check(content, { ...applicant, name: '  Asha Rao ' }, 'my cv.exe')).toEqual({
    values: applicant,
    attachment: {
      name: 'my cv.docx',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      content,
    },
  });
});

test('each field has its first message, and a wrong file is named with the others', () => {
  const { status, errors } = refusal(() => check(undefined, { job: '', name: '', email: 'x' }));
  expect(status).toBe(422);
  expect(errors).toEqual({
    name: 'Full name is required',
    email: expect.any(String),
    resume: messages.missing,
  });
});

test.each([
  ['no file', undefined, 'missing'],
  ['an empty file', Buffer.alloc(0), 'empty'],
  ['half a document', pdf().subarray(0, 40), 'notWhole'],
  ['macros', docxWithMacros(), 'active'],
  ['macros in an old document', docWithMacros(), 'active'],
  [
    'a template from elsewhere',
    docxWithRelation('attachedTemplate', 'http://x.example/a'),
    'active',
  ],
])('a resume with %s is refused, although all fields are right', (_what, content, message) => {
  expect(refusal(() => check(content))).toEqual({
    status: 422,
    errors: { resume: (messages as Record<string, string>)[message] },
  });
});

test('a document of another kind is refused', () => {
  const rule = support.attachment;
  const typed = { name: 'A', email: 'a@example.com', message: 'x' };
  const { errors } = refusal(() => validate(support, sent(typed), docx()));
  expect(errors[rule?.field ?? '']).toBe(rule?.messages.wrongKind);
});

test('a file is optional where the form says so, and dropped where it has none', () => {
  const typed = { email: 'a@example.com', message: 'x' };
  expect(validate(contact, sent(typed), pdf()).attachment).toBeUndefined();
  const { errors } = refusal(() => validate(support, sent({}), undefined));
  expect(errors).not.toHaveProperty(support.attachment?.field ?? '');
});

test('what is wrong with a line of a quote is said for the list and for the line', () => {
  const line = { slug: 'x', quantity: 0, options: [] };
  const typed = { name: 'Asha', email: 'a@example.com', lines: [line] };
  const { errors } = refusal(() => validate(quote, { ...sent(typed), file: undefined }));
  expect(Object.keys(errors).toSorted()).toEqual(['lines', 'lines.0.quantity']);
  expect(errors.lines).toBe(errors['lines.0.quantity']);
});

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
