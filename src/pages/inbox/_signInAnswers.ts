import type { Wait } from '../../server/auth/passwordChecks.ts';

type Begun =
  | { outcome: 'ready'; options: object; cookies: readonly string[] }
  | { outcome: 'refused' }
  | Wait;

interface Answer {
  status?: number;
  headers: Headers;
}

/**
 * What those read who have to wait, unless a link that was mailed to them lets them in. Programs are
 * told by the status.
 */
export function askToWait(answer: Answer, { outcome, retryAfter }: Wait, isMailed = false): string {
  answer.status = outcome === 'busy' ? 503 : 429;
  answer.headers.set('Retry-After', String(retryAfter));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = `wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`;
  if (isMailed)
    return `Strangers have tried too many passwords for this account. If it is yours, open the link we have mailed to you, or ${wait}.`;
  if (outcome === 'busy') return `Too many people are signing in at once. Please ${wait}.`;
  if (outcome === 'locked')
    return `After ten wrong codes in a row this account is locked and takes none, not even the right one. Please ${wait} and sign in again.`;
  return `Too many attempts. Please ${wait}.`;
}

/** What went wrong with a password or a code that somebody who is signed in has typed. */
export function problemOf(answer: Answer, checked: { outcome: 'refused' } | Wait, wrong: string) {
  if (checked.outcome !== 'refused') return askToWait(answer, checked);
  answer.status = 422;
  return wrong;
}

/** Answers the script that asks for a passkey: what the browser needs, or what to tell the person. */
export function passkeyOptions(begun: Begun): Response {
  if (begun.outcome === 'ready') {
    const response = Response.json(begun.options);
    for (const cookie of begun.cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  }
  const answer: Answer = { headers: new Headers() };
  const problem = problemOf(answer, begun, 'The password is wrong.');
  return Response.json({ problem }, answer);
}

/** Leads on to another page, with cookies. */
export function withCookies(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ Location: location });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
