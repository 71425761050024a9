import { tooManyAttempts } from './_tooManyAttempts.ts';

type Begun =
  | { outcome: 'ready'; options: object; cookies: readonly string[] }
  | { outcome: 'refused' }
  | { outcome: 'throttled'; retryAfter: number };

/** Answers the script that asks for a passkey: what the browser needs, or what to tell the person. */
export function passkeyOptions(begun: Begun): Response {
  if (begun.outcome === 'ready') {
    const response = Response.json(begun.options);
    for (const cookie of begun.cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  }
  if (begun.outcome === 'refused')
    return Response.json({ problem: 'The password is wrong.' }, { status: 422 });
  return Response.json(
    { problem: tooManyAttempts(begun.retryAfter) },
    { status: 429, headers: { 'Retry-After': String(begun.retryAfter) } },
  );
}
