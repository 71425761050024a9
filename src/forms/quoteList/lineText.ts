import type { OrderedLine } from './orderedLine.ts';

/** A line in words, as mails and tables have it. */
export function lineText({ quantity, name, order, note, url }: OrderedLine): string {
  return [
    `${quantity} × ${name}`,
    ...order.filter(({ code }) => code !== '').map(({ code, name: what }) => `${code}: ${what}`),
    ...(note === '' ? [] : [`Note: ${note}`]),
    url,
  ].join('\n   ');
}
