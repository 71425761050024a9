import type { FieldValues, Form } from '../../forms/form.ts';
import { elapsedField, honeypotField, keyField } from '../../forms/reserved.ts';
import { chosenFile, type RawValues, toSchemaInput } from './formResolver.ts';

export interface FormResponse {
  status: number;
  body: unknown;
}

const timeout = 120_000;

/** Posts a form and reports progress. Rejects if there is no response or the signal aborts. */
export function sendForm(
  address: string,
  body: FormData | string,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<FormResponse> {
  // fetch has no upload progress.
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('No response'));
    request.open('POST', address);
    request.timeout = timeout;
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

type Result =
  | { kind: 'sent'; reference: string; track?: string }
  | { kind: 'invalid'; errors: Readonly<Record<string, string>> }
  | { kind: 'failed'; detail?: string };

interface Body {
  reference?: string;
  track?: string;
  detail?: string;
  errors?: Record<string, string>;
}

/** What the server's response means for the form; no response is a failure without detail. */
export function readResponse(answer: FormResponse | undefined): Result {
  const body = (answer?.body ?? {}) as Body;
  const { errors, detail, reference, track } = body;
  if (answer?.status === 201 && reference)
    return { kind: 'sent', reference, ...(track ? { track } : {}) };
  // Errors without a field to attach to count as a failure.
  if (errors && Object.keys(errors).some((name) => name !== '')) return { kind: 'invalid', errors };
  return { kind: 'failed', ...(detail ? { detail } : {}) };
}

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
  const append = (name: string, value: unknown): void => {
    for (const [index, entry] of (Array.isArray(value) ? value : [value]).entries())
      if (typeof entry !== 'object' || entry === null) body.append(name, String(entry));
      // A line of a list, as a form without a script writes it: "lines.0.quantity".
      else for (const [key, own] of Object.entries(entry)) append(`${name}.${index}.${key}`, own);
  };
  for (const [name, value] of Object.entries(values)) append(name, value);
  // Last, so the other fields have arrived if the file is rejected.
  body.append(form.attachment.field, file);
  return body;
}
