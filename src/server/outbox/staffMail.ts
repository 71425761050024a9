import type { FieldLine } from '../../forms/fieldLines.ts';
import type { Form } from '../../forms/form.ts';
import type { OrderedLine } from '../../forms/quoteList/orderedLine.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import { type Mail, type MailSource, mailHtml } from './mail.ts';

interface Source {
  form: Form;
  row: MailSource['row'];
  lines: readonly FieldLine[];
  attachment: string | undefined;
  link: string;
}

const lineHtml = ({ quantity, name, url, order, note }: OrderedLine) => {
  const codes = order.filter(({ code }) => code !== '');
  return `<li style="white-space:normal;margin-bottom:.75rem">${[
    `${quantity} × <a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`,
    ...codes.map(({ code, name: what }) => `<code>${escapeHtml(code)}</code> ${escapeHtml(what)}`),
    ...(note === '' ? [] : [`Note: ${escapeHtml(note).replaceAll('\n', '<br>')}`]),
  ].join('<br>')}</li>`;
};

/** The lines of a quote in the mail to staff: names that lead to the page, and codes to type. */
const linesHtml = (lines: readonly OrderedLine[]): string =>
  `<ol style="margin:0;padding-left:1.25rem">${lines.map(lineHtml).join('')}</ol>`;

/** Everything submitted, except the attachment: that stays in the inbox, behind a sign-in. */
export function staffMail(source: Source): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { form, row, lines, attachment, link } = source;
  const title = `${form.title} ${row.reference}`;
  const file = attachment ? [{ label: 'Attachment', value: `${attachment} (in the inbox)` }] : [];
  const all: readonly FieldLine[] = [...lines, ...file];
  return {
    subject: `[${row.reference}] ${row.subject}`,
    text: [
      title,
      '',
      ...all.map(({ label, value, items }) => `${label}:${items ? '\n' : ' '}${value}`),
      '',
      `Open it in the inbox: ${link}`,
      '',
    ].join('\n'),
    html: mailHtml(
      title,
      `<table role="presentation" cellpadding="6">${all
        .map(
          ({ label, value, items }) =>
            `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td style="white-space:pre-wrap">${items ? linesHtml(items) : escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table><p><a href="${escapeHtml(link)}">Open it in the inbox</a></p>`,
    ),
  };
}
