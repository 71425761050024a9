import type { FieldValues, Form } from '../../forms/form.ts';
import { elapsedField, honeypotField, keyField } from '../../forms/reserved.ts';
import { chosenFile, type Typed, toValues } from './formResolver.ts';

/** What was sent last, and under which key. */
export interface Sending {
  key: string;
  content: string;
}

interface Circumstances {
  honeypot: FormDataEntryValue | null;
  elapsed: number;
  last: Sending | undefined;
}

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * A second try of the same content keeps its key, so that the server takes both for one; once
 * something was changed it is a new submission.
 */
export function requestBody<Values extends FieldValues>(
  form: Form<Values>,
  typed: Typed,
  { honeypot, elapsed, last }: Circumstances,
): { body: FormData | string; sending: Sending } {
  const values = toValues(form, typed);
  const file = form.attachment && chosenFile(typed[form.attachment.field]);
  const content = JSON.stringify([values, file?.name, file?.size, file?.lastModified]);
  const key = last?.content === content ? last.key : newKey();
  const hidden = {
    [honeypotField]: honeypot ?? '',
    [keyField]: key,
    [elapsedField]: String(Math.round(elapsed)),
  };
  if (!form.attachment || !file)
    return { body: JSON.stringify({ ...values, ...hidden }), sending: { key, content } };

  const body = new FormData();
  for (const [name, value] of Object.entries({ ...values, ...hidden }))
    for (const entry of Array.isArray(value) ? value : [value]) body.append(name, String(entry));
  // Last, so that everything else has arrived should the file be refused.
  body.append(form.attachment.field, file);
  return { body, sending: { key, content } };
}
