import type { Form } from '../../forms/form.ts';
import { quote } from '../../forms/quote.ts';
import { applyQuoteStep, readQuoteStep } from '../../forms/quoteList/quoteStep.ts';
import { stepField } from '../../forms/reserved.ts';
import { hiddenValue, type Incoming, incomingValues } from './incoming.ts';

/**
 * The values after a press on a button that changes the list instead of sending it; undefined if it
 * was sent. Only a page without JavaScript asks the server for this.
 */
export function stepTaken(form: Form, incoming: Incoming): Record<string, unknown> | undefined {
  if (form.name !== quote.name) return undefined;
  const step = readQuoteStep(hiddenValue(incoming, stepField));
  return step && applyQuoteStep(step, incomingValues(form, incoming));
}
