import type { FieldValues, Form } from '../../forms/form.ts';
import { quote } from '../../forms/quote.ts';
import { fitLine } from '../../forms/quoteList/fitLine.ts';
import { mergeLines } from '../../forms/quoteList/mergeLines.ts';
import { type OrderCatalogue, orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import { orderedLine } from '../../forms/quoteList/orderedLine.ts';
import { newLine, type QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import { tooManyLines } from '../../forms/quoteList/quoteLinesSchema.ts';
import { Refusal } from '../http/refusal.ts';

const refused = (detail: string, where = 'lines') =>
  new Refusal(422, 'Some fields are missing or invalid.', {
    errors: { lines: detail, [where]: detail },
  });

/** Whether a line asks for nothing that its product is not made with. */
const fits = (line: QuoteLine, fitted: QuoteLine) =>
  JSON.stringify([line.mains, line.plug, line.options, line.calibration]) ===
  JSON.stringify([fitted.mains, fitted.plug, fitted.options, fitted.calibration]);

/** Gives the lines of a quote the names and codes of the catalogue. Throws if it has no such thing. */
export const quoteCompletion =
  (catalogue: OrderCatalogue, siteUrl: string) =>
  (form: Form, values: FieldValues): FieldValues => {
    if (form.name !== quote.name) return values;
    const products = values.products as readonly string[];
    const known = products.filter((slug) => orderProduct(catalogue, slug));
    const sent = values.lines as readonly QuoteLine[];
    const { lines, left } = mergeLines(sent, known.map(newLine));
    if (left > 0) throw refused(tooManyLines);
    return {
      ...values,
      products: products.filter((name) => !known.includes(name)),
      lines: lines.map((line, index) => {
        const product = orderProduct(catalogue, line.slug);
        const ordered = orderedLine(catalogue, line, siteUrl);
        if (!product || !ordered)
          throw refused(
            `We have no product “${line.slug}”. Please remove that line.`,
            `lines.${index}.slug`,
          );
        if (!fits(line, fitLine(catalogue, product, line)))
          throw refused(
            `The ${product.name} is not made as chosen. Please choose its mains, plug and options again.`,
            `lines.${index}.mains`,
          );
        return ordered;
      }),
    };
  };
