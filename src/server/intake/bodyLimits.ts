import type { IncomingMessage } from 'node:http';
import type { Form } from '../../forms/form.ts';
import { Refusal } from '../http/refusal.ts';
import { bodyLength } from '../http/requestBody.ts';

/** Far more than the longest form needs, in any script and encoding. */
export const maxTextBytes = 256 * 1024;

export const unreadable = 'The form could not be read. Please try again.';
const tooLarge = 'What you sent is too large.';

/** What a body of the form can have at most: its text, and its attachment. */
export const mostBytes = ({ attachment }: Form): number =>
  maxTextBytes + (attachment?.maxBytes ?? 0);

/** Whether a body says itself that it is longer than any the form accepts. */
export function isTooLong(request: IncomingMessage, form: Form): boolean {
  const length = bodyLength(request);
  return Number.isFinite(length) && length > mostBytes(form);
}

/** The refusal of what is too large: with the field's own words where there is a file to blame. */
export function tooLargeFor({ attachment }: Form): Refusal {
  if (!attachment) return new Refusal(413, tooLarge);
  const { field, messages } = attachment;
  return new Refusal(413, messages.tooLarge, { errors: { [field]: messages.tooLarge } });
}

export const textTooLarge = () => new Refusal(413, tooLarge);
