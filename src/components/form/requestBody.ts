import type { FieldValues, Form } from '../../forms/form.ts';
import { elapsedField, honeypotField, keyField } from '../../forms/reserved.ts';
import { chosenFile, type RawValues, toSchemaInput } from './formResolver.ts';

interface RequestMeta {
  /** Idempotency key: the same for every retry of one submission. */
  key: string;
  /** Milliseconds since the page was opened; undefined if the time says nothing. */
  elapsed: number | undefined;
  /** The value of the field that only bots fill in. */
  honeypot: FormDataEntryValue | null;
}

export const newIdempotencyKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** FormData if there is a file to send, JSON otherwise. */
export function requestBody<Values extends FieldValues>(
  form: Form<Values>,
  typed: RawValues,
  { key, elapsed, honeypot }: RequestMeta,
): FormData | string {
  const values = {
    ...toSchemaInput(form, typed),
    [honeypotField]: honeypot ?? '',
    [keyField]: key,
    ...(elapsed === undefined ? {} : { [elapsedField]: String(Math.round(elapsed)) }),
  };
  const file = form.attachment && chosenFile(typed[form.attachment.field]);
  if (!form.attachment || !file) return JSON.stringify(values);

  const body = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const entry of Array.isArray(value) ? value : [value]) body.append(name, String(entry));
  // Last, so the other fields have arrived if the file is rejected.
  body.append(form.attachment.field, file);
  return body;
}
