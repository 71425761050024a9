/** Says whether a Host header names this site. A name without a port allows every port. */
export function hostCheck(allowed: readonly string[]): (host: string | undefined) => boolean {
  const names = new Set(allowed.map((name) => name.toLowerCase()));
  return (host) => {
    if (!host) return false;
    const name = host.toLowerCase();
    return names.has(name) || names.has(name.replace(/:\d+$/, ''));
  };
}

export function allowedHosts(siteUrl: string, configured: readonly string[] | undefined) {
  return configured ?? ['localhost', '127.0.0.1', '[::1]', new URL(siteUrl).host];
}
