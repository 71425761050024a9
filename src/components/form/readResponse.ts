import type { FormResponse } from './sendForm.ts';

type Result =
  | { kind: 'sent'; reference: string }
  | { kind: 'invalid'; errors: Readonly<Record<string, string>> }
  | { kind: 'failed'; detail?: string };

interface Body {
  reference?: string;
  detail?: string;
  errors?: Record<string, string>;
}

/** What the server's response means for the form; no response is a failure without detail. */
export function readResponse(answer: FormResponse | undefined): Result {
  const body = (answer?.body ?? {}) as Body;
  if (answer?.status === 201 && body.reference) return { kind: 'sent', reference: body.reference };
  const { errors, detail } = body;
  // Errors without a field to attach to count as a failure.
  if (errors && Object.keys(errors).some((name) => name !== '')) return { kind: 'invalid', errors };
  return { kind: 'failed', ...(detail ? { detail } : {}) };
}
