import type { OrderedLine } from '../../forms/quoteList/orderedLine.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';

const lineHtml = ({ quantity, name, url, order, note }: OrderedLine) => {
  const codes = order.filter(({ code }) => code !== '');
  return `<li style="white-space:normal;margin-bottom:.75rem">${[
    `${quantity} × <a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`,
    ...codes.map(({ code, name: what }) => `<code>${escapeHtml(code)}</code> ${escapeHtml(what)}`),
    ...(note === '' ? [] : [`Note: ${escapeHtml(note).replaceAll('\n', '<br>')}`]),
  ].join('<br>')}</li>`;
};

/** The lines of a quote in the mail to staff: names that lead to the page, and codes to type. */
export const linesHtml = (lines: readonly OrderedLine[]): string =>
  `<ol style="margin:0;padding-left:1.25rem">${lines.map(lineHtml).join('')}</ol>`;
