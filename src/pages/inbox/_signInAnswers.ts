type Begun =
  | { outcome: 'ready'; options: object; cookies: readonly string[] }
  | { outcome: 'refused' }
  | { outcome: 'throttled'; retryAfter: number };

/** What those read who have to wait, unless a link that was mailed to them lets them in. */
export function tooManyAttempts(seconds: number, isMailed = false): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = `wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
  return isMailed
    ? `Strangers have tried too many passwords for this account. If it is yours, open the link we have mailed to you, or ${wait}.`
    : `Too many attempts. Please ${wait}.`;
}

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

/** Leads on to another page, with cookies. */
export function withCookies(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ Location: location });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
