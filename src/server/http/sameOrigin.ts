/**
 * Whether a request that changes something was made by one of our own pages. Browsers say so in
 * Sec-Fetch-Site or Origin; a request that says nothing is not believed.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = headers.get('origin');
  if (!origin || !URL.canParse(origin)) return false;
  // Behind a proxy that rewrites Host only SITE_URL tells our address.
  return origin === siteUrl || new URL(origin).host === headers.get('host');
}
