import { application } from '../../forms/application.ts';
import type { FieldValues, Form } from '../../forms/form.ts';
import { quote } from '../../forms/quote.ts';
import { fitLine } from '../../forms/quoteList/lineChoices.ts';
import { type OrderCatalogue, orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import { orderedLine } from '../../forms/quoteList/orderedLine.ts';
import { mergeLines, newLine, type QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import { tooManyLines } from '../../forms/quoteList/quoteLinesSchema.ts';
import type { Jobs } from '../careers/jobs.ts';
import { Refusal } from '../http/refusal.ts';

const closed =
  'The closing date for this position has passed, so we are no longer accepting applications for it. Nothing was sent.';
const unknown = 'We have no such position. Please choose one on the careers page.';

/** Rejects applications for closed jobs, even from a page that was opened before they closed. */
const applicationCheck =
  (jobs: Jobs) =>
  (form: Form, values: FieldValues): void => {
    if (form.name !== application.name || !values.job) return;
    const state = jobs.state(String(values.job));
    if (state === 'closed') throw new Refusal(410, closed);
    if (state === 'unknown') throw new Refusal(422, unknown);
  };

const refused = (detail: string, where = 'lines') =>
  new Refusal(422, 'Some fields are missing or invalid.', {
    errors: { lines: detail, [where]: detail },
  });

/** Whether a line asks for nothing that its product is not made with. */
const fits = (line: QuoteLine, fitted: QuoteLine) =>
  JSON.stringify([line.mains, line.plug, line.options, line.calibration]) ===
  JSON.stringify([fitted.mains, fitted.plug, fitted.options, fitted.calibration]);

/** Gives the lines of a quote the names and codes of the catalogue. Throws if it has no such thing. */
const quoteCompletion =
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

/** What the server knows beyond a form's schema: which jobs are open, what a quote can name. */
export function submissionRules(jobs: Jobs, catalogue: OrderCatalogue, siteUrl: string) {
  const checkApplication = applicationCheck(jobs);
  const completeQuote = quoteCompletion(catalogue, siteUrl);
  return (form: Form, values: FieldValues): FieldValues => {
    checkApplication(form, values);
    return completeQuote(form, values);
  };
}
