import { expect, test } from 'vitest';
import { formNamed } from '../../../tests/support/formNamed.ts';
import { company } from '../../site/company.ts';
import { answerMail } from './answerMail.ts';
import { mailComposer } from './compose.ts';
import { outboxRow } from './outboxRow.ts';
import { refusedAttachmentMail } from './refusedAttachmentMail.ts';

const contact = formNamed('contact');
const quote = formNamed('quote');
const row = { id: '0190', reference: 'DE-7K4M-2Q', subject: 'Surge <test>' };
const compose = mailComposer('staff@example.com', 'https://www.example.com');
const typed = {
  ...{ name: 'Asha Rao', email: 'asha@example.com', phone: '', subject: 'Surge <test>' },
  message: 'First line\nSecond <b>line</b>',
};

test('staff get what was typed, with the visitor to reply to and the way to the inbox', () => {
  const [staff] = compose({ form: contact, values: typed, row, attachment: undefined });
  expect(staff).toMatchObject({
    ...{ kind: 'staff', to: 'staff@example.com', replyTo: 'asha@example.com' },
    subject: '[DE-7K4M-2Q] Surge <test>',
  });
  expect(staff?.text.split('\n')).toEqual([
    `${contact.title} DE-7K4M-2Q`,
    '',
    'Name: Asha Rao',
    'Email: asha@example.com',
    'Subject: Surge <test>',
    'Message: First line',
    'Second <b>line</b>',
    '',
    'Open it in the inbox: https://www.example.com/inbox/0190',
    '',
  ]);
  expect(staff?.html).toContain(`<h1 style="font-size:1.25rem">${contact.title} DE-7K4M-2Q</h1>`);
  expect(staff?.html).toContain('Second &lt;b&gt;line&lt;/b&gt;</td></tr></table>');
  expect(staff?.html).toContain('<a href="https://www.example.com/inbox/0190">');
  expect(staff?.html).not.toContain('Attachment');
});

test('an attachment is named, and stays in the inbox', () => {
  const [staff] = compose({ form: contact, values: typed, row, attachment: 'plot <1>.pdf' });
  expect(staff?.text).toContain('\nAttachment: plot <1>.pdf (in the inbox)\n');
  expect(staff?.html).toContain('plot &lt;1&gt;.pdf (in the inbox)');
});

test('the visitor gets the reference and what happens next, and none of the words typed', () => {
  const mails = compose({ form: contact, values: typed, row, attachment: undefined });
  expect(mails).toHaveLength(2);
  const [, visitor] = mails;
  expect(visitor).toMatchObject({ kind: 'visitor', to: 'asha@example.com', replyTo: null });
  expect(visitor?.subject).toContain('(DE-7K4M-2Q)');
  for (const words of ['DE-7K4M-2Q', company.name, company.phone.text, contact.next])
    expect(visitor?.text).toContain(words);
  expect(visitor?.text).toMatch(/message\.\n\nYour reference/);
  expect(visitor?.html).toContain('message.</p><p>Your reference');
  for (const part of [visitor?.text, visitor?.html, visitor?.subject])
    for (const words of ['Asha', 'Surge', 'First line']) expect(part).not.toContain(words);
});

test('without an address there is no one to reply to and no acknowledgement', () => {
  const values = { ...typed, email: '' };
  const mails = compose({ form: contact, values, row, attachment: undefined });
  expect(mails.map(({ kind, replyTo }) => [kind, replyTo])).toEqual([['staff', null]]);
});

test('the lines of a quote lead to their pages, with the codes to type and the notes', () => {
  const line = {
    ...{ slug: 'surge', quantity: 2, name: 'SG-6 <surge>', mains: '', plug: '' },
    url: 'https://www.example.com/instruments/surge?a=1&b=2',
    order: [
      { code: 'SG-6', name: 'Generator & case' },
      { code: '', name: 'No code' },
    ],
    ...{ options: [], calibration: '', note: 'By May\nor <June>' },
  };
  const plain = { ...line, name: 'Probe', note: '', order: [] };
  const values = { ...typed, products: [], lines: [line, plain] };
  const [staff] = compose({ form: quote, values, row, attachment: undefined });
  expect(staff?.html).toContain(
    `2 × <a href="https://www.example.com/instruments/surge?a=1&amp;b=2">SG-6 &lt;surge&gt;</a><br><code>SG-6</code> Generator &amp; case<br>Note: By May<br>or &lt;June&gt;</li><li`,
  );
  expect(staff?.html).toContain('>Probe</a></li></ol>');
  expect(staff?.text).toMatch(/:\n1\. 2 × SG-6/);
});

const addressee = {
  ...{ reference: 'DE-7K4M-2Q', email: 'asha@example.com', subject: 'Surge' },
  created_at: Date.UTC(2026, 0, 5, 6),
};
const thread = { replyTo: 'staff@example.com', refs: ['0190', '0191'] };

test('an answer signs with the staff member’s words and quotes what was asked', () => {
  const asked = [
    { label: 'Subject', value: 'Surge' },
    { label: 'Message', value: 'How soon?\nAnd <how>?' },
  ];
  const content = { message: 'In two weeks.\n \n\n\nAt <most>. ', signature: 'Ravi\nLab', asked };
  const mail = answerMail(addressee, thread, content);
  expect(mail).toMatchObject({
    ...{ kind: 'answer', to: 'asha@example.com', ...thread },
    subject: 'Re: Surge (DE-7K4M-2Q)',
  });
  expect(mail.text).toMatch(/^In two weeks\.\n\n/);
  expect(mail.text).toContain(
    'At <most>.\n\n--\nRavi\nLab\nYour reference: DE-7K4M-2Q\n\nYou wrote',
  );
  expect(mail.text).toContain('\n> Subject: Surge\n> Message: How soon?\n> And <how>?\n');
  expect(mail.html).toContain(
    'At &lt;most&gt;.</p><p>Ravi<br>Lab<br>Your reference: DE-7K4M-2Q</p>',
  );
  expect(mail.html).toContain('Message: How soon?\nAnd &lt;how&gt;?</p></blockquote>');
});

test('a single line break in an answer begins no new paragraph', () => {
  const content = { message: 'One\ntwo', signature: '', asked: [] };
  const { text, html } = answerMail(addressee, thread, content);
  expect(text).toMatch(/^One\ntwo\n\n--/);
  expect(html).toContain('One\ntwo</p>');
});

test('an answer without a signature is the company’s, and one without a question quotes none', () => {
  const mail = answerMail(addressee, thread, { message: 'Yes.', signature: '', asked: [] });
  const closing = `Yes.\n\n--\n${company.name}\n${company.phone.text}\nYour reference: DE-7K4M-2Q\n`;
  expect(mail.text).toBe(closing);
  expect(mail.html).not.toContain('You wrote');
  expect(mail.html).not.toContain('undefined');
});

test.each([
  [4000 - 'Q: '.length, ''],
  [4001 - 'Q: '.length, '…'],
])('a question of %d characters is quoted up to 4000', (length, end) => {
  const asked = [{ label: 'Q', value: 'x'.repeat(length) }];
  const { text } = answerMail(addressee, thread, { message: 'Yes.', signature: '', asked });
  expect(text.endsWith(`> Q: ${'x'.repeat(3997)}${end}\n`)).toBe(true);
});

test('staff are warned of a refused attachment, with its name and place', () => {
  const mail = refusedAttachmentMail('staff@example.com', 'https://www.example.com')(row, '<cv>');
  expect(mail).toMatchObject({ kind: 'staff', to: 'staff@example.com', replyTo: null });
  expect(mail.subject).toContain('[DE-7K4M-2Q]');
  expect(mail.text).toContain('“<cv>”');
  expect(mail.text).toContain('\n\nOpen it in the inbox: https://www.example.com/inbox/0190\n');
  expect(mail.html).toContain('“&lt;cv&gt;”');
  expect(mail.html).toContain('<a href="https://www.example.com/inbox/0190">');
});

test('a new mail waits, at once or after a delay in which it can be called back', () => {
  const written = {
    kind: 'staff',
    to: 'a@example.com',
    replyTo: null,
    text: '',
    html: '',
  } as const;
  const mail = { ...written, subject: 'x' };
  const fresh = { state: 'waiting', attempts: 0, locked_until: null, sent_at: null };
  expect(outboxRow(mail, 's1', 1000)).toMatchObject({ ...fresh, run_at: 1000, created_at: 1000 });
  expect(outboxRow({ ...mail, refs: ['m1'] }, null, 1000, 30)).toMatchObject({
    ...{ submission_id: null, refs: '["m1"]', run_at: 1030, created_at: 1000 },
  });
});
