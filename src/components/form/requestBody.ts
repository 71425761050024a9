import type { FieldValues, Form } from '../../forms/form.ts';
import { elapsedField, honeypotField, keyField } from '../../forms/reserved.ts';
import { chosenFile, type RawValues, toSchemaInput } from './formResolver.ts';

interface RequestMeta {
  /** Marks one submission, however often it is tried. */
  key: string;
  /** Milliseconds since the form was there. */
  elapsed: number;
  /** What stands in the field only robots fill in. */
  honeypot: FormDataEntryValue | null;
}

export const newIdempotencyKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** A form as it is sent: with a file as form data, otherwise as JSON. */
export function requestBody<Values extends FieldValues>(
  form: Form<Values>,
  typed: RawValues,
  { key, elapsed, honeypot }: RequestMeta,
): FormData | string {
  const values = {
    ...toSchemaInput(form, typed),
    [honeypotField]: honeypot ?? '',
    [keyField]: key,
    [elapsedField]: String(Math.round(elapsed)),
  };
  const file = form.attachment && chosenFile(typed[form.attachment.field]);
  if (!form.attachment || !file) return JSON.stringify(values);

  const body = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const entry of Array.isArray(value) ? value : [value]) body.append(name, String(entry));
  // Last, so that everything else has arrived should the file be refused.
  body.append(form.attachment.field, file);
  return body;
}
