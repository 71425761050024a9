import { createHmac } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** Sockets that listen on IPv6 report IPv4 clients in this form. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Tells whether an address belongs to a trusted proxy. */
export function proxyCheck(trustedProxies: readonly string[]) {
  const trusted = new BlockList();
  for (const [index, entry] of trustedProxies.entries()) {
    const [address = '', prefix] = entry.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const isNetwork = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
    if (!isIP(address) || !isNetwork)
      throw new Error(`TRUSTED_PROXIES: entry ${index + 1} is not an address or network`);
    if (prefix === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(prefix), family(address));
  }
  return (address: string): boolean => {
    const bare = plain(address);
    return isIP(bare) !== 0 && trusted.check(bare, family(bare));
  };
}

/**
 * The address a request came from. X-Forwarded-For is read from the right, only as far as trusted
 * proxies vouch for it: anything further left may be forged by the client.
 */
export function clientAddressReader(trustedProxies: readonly string[]) {
  const isTrusted = proxyCheck(trustedProxies);

  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    let client = plain(socketAddress ?? '');
    const hops = forwardedFor?.split(',').map((hop) => plain(hop.trim())) ?? [];
    while (isTrusted(client) && hops.length > 0) {
      const next = hops.pop() ?? '';
      if (!isIP(next)) break;
      client = next;
    }
    return client;
  };
}

/** A household or company has one IPv4 address or one IPv6 /64 network. */
export function networkOf(written: string): string {
  // Sockets that listen on IPv6 report IPv4 clients in this form.
  const address = written.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const before = groups(head);
  const after = groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Identifies a client without revealing its address. */
export const clientKey = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
