import { lineChoices, mainsOf } from './lineChoices.ts';
import {
  type OrderCatalogue,
  type OrderChoice,
  type OrderProduct,
  orderProduct,
} from './orderCatalogue.ts';
import type { QuoteLine } from './quoteLine.ts';

/** A line as it is stored: with names and codes as they were when it was sent. */
export interface OrderedLine extends QuoteLine {
  name: string;
  /** Its page. */
  url: string;
  order: readonly OrderChoice[];
}

/** The product's own order code with that of its mains. */
function productCode(product: OrderProduct, line: Pick<QuoteLine, 'mains'>): string {
  const mains = mainsOf(product, line);
  return mains === '' ? product.code : `${product.code}-${mains}`;
}

/** A line as an order has it: codes and what they stand for, the product first. */
export function orderCodes(
  catalogue: OrderCatalogue,
  product: OrderProduct,
  line: QuoteLine,
): OrderChoice[] {
  const choices = lineChoices(catalogue, product, line);
  const mains = choices.mains.find(({ code }) => code === mainsOf(product, line));
  const open = product.mains.length > 1 ? `${product.name}, mains to be decided` : product.name;
  const chosen = (from: readonly OrderChoice[], codes: readonly string[]) =>
    from.filter(({ code }) => codes.includes(code));
  return [
    {
      code: productCode(product, line),
      name: mains ? `${product.name} for ${mains.name}` : open,
    },
    ...chosen(choices.options, line.options).map(({ code, name }) => ({
      code: `${product.code}/${code}`,
      name,
    })),
    ...chosen(choices.plugs, [line.plug]).map(({ code, name }) => ({
      code,
      name: `Mains lead, plug: ${name}`,
    })),
    ...chosen(choices.calibrations, [line.calibration]),
  ];
}

/** Completes a line from the catalogue; undefined if it has no such product. */
export function orderedLine(
  catalogue: OrderCatalogue,
  line: QuoteLine,
  siteUrl: string,
): OrderedLine | undefined {
  const product = orderProduct(catalogue, line.slug);
  if (!product) return undefined;
  const url = new URL(product.path, siteUrl).href;
  return { ...line, name: product.name, url, order: orderCodes(catalogue, product, line) };
}

/** A line in words, as mails and tables have it. */
export function lineText({ quantity, name, order, note, url }: OrderedLine): string {
  return [
    `${quantity} × ${name}`,
    ...order.filter(({ code }) => code !== '').map(({ code, name: what }) => `${code}: ${what}`),
    ...(note === '' ? [] : [`Note: ${note}`]),
    url,
  ].join('\n   ');
}

const named = 3;

/** What a request is about, in few words: "2 × MULTI-CE7, CDN 5432, ESG 30 and 4 more". */
export function quoteSubject(
  lines: readonly (QuoteLine & Partial<Pick<OrderedLine, 'name'>>)[],
  products: readonly string[],
): string {
  const all = [
    ...lines.map(({ quantity, name, slug }) =>
      quantity === 1 ? (name ?? slug) : `${quantity} × ${name ?? slug}`,
    ),
    ...products,
  ];
  if (all.length === 0) return 'as described';
  const more = all.length > named ? ` and ${all.length - named} more` : '';
  return `${all.slice(0, named).join(', ')}${more}`;
}
