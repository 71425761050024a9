import { type Seen, seenPath, seenQuery } from '../../../src/server/http/seenAddress.ts';
import { proxyCheck } from '../../../src/server/limits/clientAddress.ts';
import { type Finding, good, missing, reasonOf } from './finding.ts';

const deadlineMilliseconds = 10_000;
/** What a client may claim to be; no machine has this address (RFC 5737). */
const forged = '203.0.113.77';

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMilliseconds),
  });

/** Whether the site answers at the address its pages were built for, with a certificate that holds. */
export async function checkSiteUrl(siteUrl: string): Promise<Finding> {
  const { protocol, hostname } = new URL(siteUrl);
  const about = `SITE_URL ${siteUrl}`;
  if (hostname === 'localhost' || /\.example$/.test(hostname))
    return missing(about, 'is nobody’s address', 'set SITE_URL to the public one, and build');
  if (protocol !== 'https:')
    return missing(about, 'is not encrypted', 'set SITE_URL to https://…, and build');
  try {
    const response = await ask(`${siteUrl}/api/health`);
    if (response.ok && (await response.json()).status === 'ok')
      return good(about, 'answers, and its certificate is valid');
    return missing(
      about,
      `answers ${response.status}`,
      'the proxy must pass requests on with the host they were sent to (421: it does not)',
    );
  } catch (error) {
    return missing(about, `does not answer: ${reasonOf(error)}`, 'see docs/deploy.md');
  }
}

/** What a request with a forged address shows of the proxy in front. */
export function judgeProxy(seen: Seen, trustedProxies: readonly string[]): Finding {
  const about = 'Proxy';
  const isTrusted = proxyCheck(trustedProxies)(seen.connection);
  const hops = seen.forwardedFor.split(',').map((hop) => hop.trim());
  if (hops.at(-1) === forged || seen.forwardedFor === '')
    return missing(
      about,
      `${seen.connection} does not say whom it forwards${isTrusted ? ', so visitors can say who they are' : ''}`,
      'let it append the visitor’s address to X-Forwarded-For (docs/deploy.md)',
    );
  if (!isTrusted)
    return missing(
      about,
      `${seen.connection} forwards visitors, but is not trusted: all count as one`,
      `add it to TRUSTED_PROXIES, for example TRUSTED_PROXIES=${[...trustedProxies, seen.connection].join(',')}`,
    );
  // This machine may reach itself by a way of its own, which is trusted.
  if (seen.client === forged && !/^(?:127\.|::1$)/.test(hops.at(-1) ?? ''))
    return missing(
      about,
      'visitors can say who they are: TRUSTED_PROXIES names more than the proxies',
      'leave only their own addresses in it',
    );
  return good(about, `${seen.connection} says whom it forwards, and is believed`);
}

/** Asks the running server, through everything in front of it, what arrives. */
export async function checkProxy(
  siteUrl: string,
  secret: string,
  trustedProxies: readonly string[],
): Promise<Finding> {
  const query = seenQuery(secret, String(Date.now()));
  try {
    const response = await ask(siteUrl + seenPath + query, { 'X-Forwarded-For': forged });
    if (response.ok) return judgeProxy(await response.json(), trustedProxies);
    return missing(
      'Proxy',
      `could not be looked at: SITE_URL answers ${response.status}`,
      'run this where the site runs, with its settings, and with both clocks right',
    );
  } catch (error) {
    return missing('Proxy', `could not be looked at: ${reasonOf(error)}`, 'see SITE_URL above');
  }
}
