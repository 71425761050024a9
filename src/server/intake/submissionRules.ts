import type { FieldValues, Form } from '../../forms/form.ts';
import type { OrderCatalogue } from '../../forms/quoteList/orderCatalogue.ts';
import type { Jobs } from '../careers/jobs.ts';
import { applicationCheck } from './applicationCheck.ts';
import { quoteCompletion } from './quoteCompletion.ts';

/** What the server knows beyond a form's schema: which jobs are open, what a quote can name. */
export function submissionRules(jobs: Jobs, catalogue: OrderCatalogue, siteUrl: string) {
  const checkApplication = applicationCheck(jobs);
  const completeQuote = quoteCompletion(catalogue, siteUrl);
  return (form: Form, values: FieldValues): FieldValues => {
    checkApplication(form, values);
    return completeQuote(form, values);
  };
}
