import { randomUUIDv7 } from 'node:crypto';
import type { FieldValues } from '../../forms/form.ts';
import { answerDue } from '../../site/workingTime.ts';
import type { AttachmentScan } from '../../staff/submissionStates.ts';
import type { Attachment } from './validate.ts';

/** A case at a standstill has an earlier promise. */
export function urgency(form: string, values: FieldValues, now: number) {
  const isUrgent = form === 'support' && values.urgency === 'standstill';
  return { urgent: Number(isUrgent), due_at: answerDue(form, now, isUrgent) };
}

/** What stands behind the @ of an address. */
export const domainOf = (email: string) => email.toLowerCase().split('@')[1] ?? null;

/** A file as it is stored. */
export const attachmentRow = (
  submission_id: string,
  { name, type, content }: Attachment,
  scan: AttachmentScan | null,
) => ({
  id: randomUUIDv7(),
  submission_id,
  name,
  type,
  size: content.length,
  content,
  scan,
});
