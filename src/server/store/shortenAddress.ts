import { isIPv4, isIPv6 } from 'node:net';

/** The network a client is in, as 192.0.2.0/24 or 2001:db8:1::/48: an area, not a person. */
export function shortenAddress(address: string): string | null {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address)) return null;
  // The URL parser writes every spelling of an address the same way.
  const [head = ''] = new URL(`http://[${address.split('%', 1)[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3);
  return `${groups.join(':')}::/48`;
}
